import { Fragment, memo } from 'react';
import { fixtureOf } from './fixture';
import * as styles from './Log.css';
import type { LogEntry } from './log';

/** Longer payloads are shown whole when they are opened. */
const longest = 2000;

/** One message: its type, and beside it time, direction, number, latency and validity above the whole payload. */
export const LogRow = memo(function LogRow({ entry }: { entry: LogEntry }) {
  const { at, direction, type, payload, seq, problem, latency, injected } = entry;
  const text = oneLine(payload);
  return (
    <tr className={problem ? styles.invalid : type === 'READY' ? styles.session : undefined}>
      <th className={styles.type} scope="row">
        {(type ?? 'unreadable').split('_').map((part, nth) => (
          <Fragment key={`${nth}${part}`}>
            {nth > 0 && (
              <>
                _<wbr />
              </>
            )}
            {part}
          </Fragment>
        ))}
      </th>
      <td className={styles.cell}>
        <div className={styles.facts}>
          <time dateTime={at.toISOString()}>{clock(at)}</time>
          <span>{direction === 'toHost' ? 'to app' : 'to shop'}</span>
          {seq !== undefined && <span>no. {seq}</span>}
          {latency !== undefined && <span>{latency} ms</span>}
          {problem && (
            <span className={styles.problem}>{[problem.code, problem.field].filter(Boolean).join(': ')}</span>
          )}
          {!problem && !injected && <span className={styles.valid}>valid</span>}
          {injected && <span className={styles.injected}>{injected}</span>}
        </div>
        <details className={styles.payload}>
          <summary className={styles.summary}>
            <span className={styles.short}>
              {text.slice(0, longest) || 'unreadable'}
              {text.length > longest && ' …'}
            </span>
          </summary>
          <pre className={styles.whole}>{fixtureOf(entry)}</pre>
          <button
            type="button"
            className={styles.copy}
            onClick={() => navigator.clipboard.writeText(fixtureOf(entry))}
            aria-label={`Copy ${type} ${seq} as a test fixture`}
          >
            Copy as fixture
          </button>
        </details>
      </td>
    </tr>
  );
});

/** With spaces, so that lines break between fields. */
function oneLine(payload: unknown): string {
  return (JSON.stringify(payload, null, 1) ?? '').replace(/\n\s*/g, ' ');
}

/** Local time to the millisecond. */
function clock(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${time}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}
