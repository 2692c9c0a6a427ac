import { useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { messages } from '../../protocol';
import * as controls from '../controls/controls.css';
import { Select } from '../controls/Select';
import { SettingField } from '../controls/SettingField';
import { samples } from './samples';
import { readTyped } from './typed-message';

const types = Object.values(messages)
  .filter(({ direction }) => direction !== 'toHost')
  .map(({ name }) => name);

const textOf = (type: string) => JSON.stringify({ type, payload: samples[type] ?? {} }, null, 2);

/** Any message, sent as it is typed. */
export function TypedForm({ onSend }: { onSend: (text: string) => void }) {
  const [type, setType] = useState('NAVIGATE');
  const [text, setText] = useState(() => textOf('NAVIGATE'));
  const { problem } = readTyped(text, 'session');
  return (
    <form
      className={controls.group}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(text);
      }}
    >
      <Select
        label="Example"
        options={types.map((name) => [name, name] as const)}
        value={type}
        onChange={(next) => {
          setType(next);
          setText(textOf(next));
        }}
      />
      <SettingField label="Message as JSON" value={text} onChange={setText} json />
      <p role="status" className={problem ? controls.wrong : controls.hint}>
        {problem ? `Invalid, ${[problem.code, problem.field].filter(Boolean).join(': ')}.` : 'A valid message.'}
      </p>
      <p className={controls.hint}>
        It is sent as it is typed, also if it is invalid. luckan, id, session and seq are filled in unless they are
        there.
      </p>
      <Button type="submit" size="small" variant="secondary">
        Send as typed
      </Button>
    </form>
  );
}
