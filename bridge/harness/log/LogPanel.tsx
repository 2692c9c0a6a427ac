import { type Dispatch, useDeferredValue, useId, useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import * as controls from '../controls/controls.css';
import { Picker } from '../controls/Picker';
import { Toggle } from '../controls/Toggle';
import * as styles from '../Harness.css';
import { everything, type LogFilter, matches } from './filter';
import * as look from './Log.css';
import { LogTable } from './LogTable';
import type { Log, LogAction } from './log';

const directions: readonly (readonly [LogFilter['direction'], string])[] = [
  ['both', 'Both ways'],
  ['toHost', 'To the app'],
  ['toGuest', 'To the shop'],
];

export function LogPanel({ log, dispatch }: { log: Log; dispatch: Dispatch<LogAction> }) {
  const [filter, setFilter] = useState(everything);
  const change = (part: Partial<LogFilter>) => setFilter({ ...filter, ...part });
  const textId = useId();
  const entries = useDeferredValue(log.entries).filter((entry) => matches(filter, entry));
  return (
    <section className={styles.logPanel} aria-labelledby="log-heading">
      <div className={look.bar}>
        <h2 className={styles.heading} id="log-heading">
          Messages
        </h2>
        <Counts log={log} />
      </div>
      <div className={look.bar}>
        <div className={controls.group}>
          <label className={controls.legend} htmlFor={textId}>
            Filter by type or payload
          </label>
          <input
            id={textId}
            type="search"
            className={controls.input}
            value={filter.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </div>
        <Picker
          label="Direction"
          options={directions}
          value={filter.direction}
          onChange={(direction) => change({ direction })}
        />
        <Toggle label="Only invalid" checked={filter.onlyInvalid} onChange={(onlyInvalid) => change({ onlyInvalid })} />
        <Button size="small" variant="secondary" onClick={() => dispatch({ type: log.paused ? 'resume' : 'pause' })}>
          {log.paused ? 'Resume' : 'Pause'}
        </Button>
        <Button size="small" variant="secondary" onClick={() => dispatch({ type: 'clear' })}>
          Clear
        </Button>
      </div>
      <LogTable entries={entries} filtered={entries.length < log.entries.length} />
    </section>
  );
}

function Counts({ log: { counts, held } }: { log: Log }) {
  const figures = [
    ['to app', counts.toHost],
    ['to shop', counts.toGuest],
    ['invalid', counts.invalid],
    ['held back', held.length],
  ] as const;
  return (
    <dl className={look.counts}>
      {figures.map(([name, figure]) => (
        <div key={name} className={look.count}>
          <dt>{name}</dt>
          <dd className={look.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
