import { useEffect, useRef } from 'react';
import * as styles from './Log.css';
import { LogRow } from './LogRow';
import type { LogEntry } from './log';

/** Scroll containers must be focusable by keyboard; not every browser does that itself. */
const scrollable = { tabIndex: 0 };

const columns = [
  ['type', 'Type'],
  ['message', 'Message'],
] as const;

interface LogTableProps {
  entries: readonly LogEntry[];
  /** Whether the filter hides entries. */
  filtered: boolean;
}

/** The newest entry is at the bottom; follows it unless the user has scrolled up. */
export function LogTable({ entries, filtered }: LogTableProps) {
  const scroller = useRef<HTMLElement>(null);
  const atEnd = useRef(true);
  const newest = entries.at(-1)?.number;

  useEffect(() => {
    const box = scroller.current;
    if (newest !== undefined && box && atEnd.current) box.scrollTop = box.scrollHeight;
  }, [newest]);

  return (
    <section
      ref={scroller}
      className={styles.scroller}
      {...scrollable}
      aria-label="Log"
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        atEnd.current = scrollHeight - scrollTop - clientHeight < 40;
      }}
    >
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(([name, title]) => (
              <th key={name} className={`${styles.head} ${styles.column[name]}`} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <LogRow key={entry.number} entry={entry} />
          ))}
        </tbody>
      </table>
      {entries.length === 0 && (
        <p className={styles.empty}>
          {filtered
            ? 'No message matches the filter.'
            : 'No message yet. If there is no READY within 3 s: is the app cookie set, does the address start with /external/, and is this origin one of the shop’s hostOrigins?'}
        </p>
      )}
    </section>
  );
}
