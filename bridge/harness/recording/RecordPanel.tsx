import { useId, useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import * as controls from '../controls/controls.css';
import * as styles from '../Harness.css';
import type { LogEntry } from '../log/log';
import type { Setup } from '../setup/setup';
import { readRecording, recordingOf } from './recording';
import type { Step } from './replay';
import { StartTimeline } from './StartTimeline';
import { StepList } from './StepList';
import { startLineOf } from './start-line';

interface RecordPanelProps {
  entries: readonly LogEntry[];
  setup: Setup;
  steps: readonly Step[];
  /** Replays the recording to the shop, or compares the shop with it after a reload. */
  onReplay: (recording: NonNullable<ReturnType<typeof readRecording>>, how: 'replay' | 'assert') => void;
}

/** A session as text, to be stored, shared, replayed or run as a test. */
export function RecordPanel({ entries, setup, steps, onReplay }: RecordPanelProps) {
  const id = useId();
  const [text, setText] = useState('');
  const recording = readRecording(text);
  const write = () => JSON.stringify(recordingOf(entries, setup), null, 2);
  return (
    <div className={styles.panel}>
      <section className={controls.group} aria-labelledby={`${id}start`}>
        <h2 className={controls.legend} id={`${id}start`}>
          The latest start
        </h2>
        <StartTimeline line={startLineOf(entries)} />
      </section>
      <p>
        The log is the recording: clear it, perform the steps to record, and copy it from here. Sensitive fields are
        hidden.
      </p>
      <div className={controls.row}>
        <Button size="small" variant="secondary" disabled={entries.length === 0} onClick={() => setText(write())}>
          Take the log
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={entries.length === 0}
          onClick={() => navigator.clipboard.writeText(write())}
        >
          Copy
        </Button>
        <Button size="small" variant="secondary" disabled={entries.length === 0} onClick={() => download(write())}>
          Download
        </Button>
      </div>
      <div className={controls.group}>
        <label className={controls.legend} htmlFor={id}>
          Recording
        </label>
        <textarea
          id={id}
          className={controls.area}
          value={text}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          rows={8}
        />
        {text && !recording && (
          <p role="alert" className={controls.wrong}>
            This is no recording of the harness.
          </p>
        )}
      </div>
      <div className={controls.row}>
        <Button size="small" disabled={!recording} onClick={() => recording && onReplay(recording, 'replay')}>
          Replay to the shop
        </Button>
        <Button
          size="small"
          variant="secondary"
          disabled={!recording}
          onClick={() => recording && onReplay(recording, 'assert')}
        >
          Run as a test
        </Button>
      </div>
      <StepList steps={steps} />
    </div>
  );
}

function download(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'luckan-recording.json';
  link.click();
  URL.revokeObjectURL(url);
}
