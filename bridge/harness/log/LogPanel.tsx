import { type Dispatch, useDeferredValue, useId, useState } from 'react';
import { Button } from '../../../src/ui/button/Button';
import { Checkbox } from '../controls/Checkbox';
import * as controls from '../controls/controls.css';
import { Select } from '../controls/Select';
import * as styles from '../Harness.css';
import { shortcutTarget } from '../keys/shortcuts';
import { everything, type LogFilter, matches } from './filter';
import { handshakeLine } from './handshake-line';
import * as logStyles from './Log.css';
import { LogTable } from './LogTable';
import type { Log, LogAction } from './log';

const directions: readonly (readonly [LogFilter['direction'], string])[] = [
  ['both', 'Both directions'],
  ['toHost', 'To the app'],
  ['toGuest', 'To the shop'],
];

export function LogPanel({ log, dispatch }: { log: Log; dispatch: Dispatch<LogAction> }) {
  const [filter, setFilter] = useState(everything);
  const change = (part: Partial<LogFilter>) => setFilter({ ...filter, ...part });
  const textId = useId();
  const handshake = handshakeLine(log.ready);
  const entries = useDeferredValue(log.entries).filter((entry) => matches(filter, entry));
  return (
    <section className={styles.logPanel} aria-labelledby="log-heading">
      <div className={logStyles.bar}>
        <h2 className={styles.heading} id="log-heading">
          Messages
        </h2>
        <Counts log={log} />
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
      {handshake && <p className={controls.hint}>{handshake}</p>}
      <div className={logStyles.bar}>
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
        <Select
          label="Direction"
          options={directions}
          value={filter.direction}
          onChange={(direction) => change({ direction })}
        />
        <Checkbox
          label="Only invalid"
          checked={filter.onlyInvalid}
          onChange={(onlyInvalid) => change({ onlyInvalid })}
        />
        <TypeCounts byType={log.counts.byType} onChoose={(text) => change({ text })} />
      </div>
      <LogTable entries={entries} filtered={entries.length < log.entries.length} />
    </section>
  );
}

/** The number of messages per type; choosing a type filters by it. */
function TypeCounts({ byType, onChoose }: { byType: Log['counts']['byType']; onChoose: (type: string) => void }) {
  const types = Object.entries(byType).sort(([a], [b]) => a.localeCompare(b));
  if (types.length === 0) return null;
  return (
    <details className={logStyles.types}>
      <summary>Count by type</summary>
      <ul className={logStyles.typeCounts}>
        {types.map(([type, count]) => (
          <li key={type}>
            <button type="button" className={logStyles.copy} onClick={() => onChoose(type)}>
              {type} {count}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Counts({ log: { counts, buffered } }: { log: Log }) {
  const figures = [
    ['to app', counts.toHost],
    ['to shop', counts.toGuest],
    ['invalid', counts.invalid],
    ['while paused', buffered.length],
  ] as const;
  return (
    <dl className={logStyles.counts}>
      {figures.map(([name, figure]) => (
        <div key={name} className={logStyles.count}>
          <dt>{name}</dt>
          <dd className={logStyles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
