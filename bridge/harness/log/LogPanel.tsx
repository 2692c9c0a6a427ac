import { type Dispatch, useDeferredValue, useId, useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import * as controls from '../controls/controls.css';
import { Picker } from '../controls/Picker';
import { Toggle } from '../controls/Toggle';
import * as styles from '../Harness.css';
import { shortcutTarget } from '../keys/shortcuts';
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
            {...{ [shortcutTarget]: 'filter' }}
            type="search"
            className={controls.input}
            value={filter.text}
            onChange={(event) => change({ text: event.target.value })}
          />
        </div>
        <Picker
          label="Way"
          options={directions}
          value={filter.direction}
          onChange={(direction) => change({ direction })}
        />
        <Toggle label="Only invalid" checked={filter.onlyInvalid} onChange={(onlyInvalid) => change({ onlyInvalid })} />
        <Button
          size="small"
          variant="secondary"
          {...{ [shortcutTarget]: 'pause' }}
          onClick={() => dispatch({ type: log.paused ? 'resume' : 'pause' })}
        >
          {log.paused ? 'Resume' : 'Pause'}
        </Button>
        <Button
          size="small"
          variant="secondary"
          {...{ [shortcutTarget]: 'clear' }}
          onClick={() => dispatch({ type: 'clear' })}
        >
          Clear
        </Button>
      </div>
      <TypeCounts byType={log.counts.byType} onChoose={(text) => change({ text })} />
      <LogTable entries={entries} filtered={entries.length < log.entries.length} />
    </section>
  );
}

/** How often each type came; one of them shows its messages alone. */
function TypeCounts({ byType, onChoose }: { byType: Log['counts']['byType']; onChoose: (type: string) => void }) {
  const types = Object.entries(byType).sort(([a], [b]) => a.localeCompare(b));
  if (types.length === 0) return null;
  return (
    <details className={look.types}>
      <summary>Counted by type</summary>
      <ul className={look.typeCounts}>
        {types.map(([type, count]) => (
          <li key={type}>
            <button type="button" className={look.copy} onClick={() => onChoose(type)}>
              {type} {count}
            </button>
          </li>
        ))}
      </ul>
    </details>
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
