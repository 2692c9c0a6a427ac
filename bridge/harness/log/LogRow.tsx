import { memo } from 'react';
import { fixtureOf } from './fixture';
import * as styles from './Log.css';
import type { LogEntry } from './log';

/** One message with time, direction, type and validity. Its payload can be opened. */
export const LogRow = memo(function LogRow({ entry }: { entry: LogEntry }) {
  const { at, direction, type, payload, seq, problem, latency, injected } = entry;
  const short = oneLine(payload);
  return (
    <tr className={problem ? styles.invalid : type === 'READY' ? styles.session : undefined}>
      <td className={styles.time}>
        <time dateTime={at.toISOString()}>{clock(at)}</time>
      </td>
      <td className={styles.cell}>{direction === 'toHost' ? 'to app' : 'to shop'}</td>
      <th className={styles.type} scope="row">
        {type ?? 'unreadable'}
      </th>
      <td className={styles.time}>{seq}</td>
      <td className={styles.time}>{latency !== undefined && `${latency} ms`}</td>
      <td className={styles.payload}>
        <details>
          <summary className={styles.summary}>
            <span className={styles.short}>{short || 'unreadable'}</span>
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
      <td className={problem ? styles.problem : styles.cell}>
        {problem ? [problem.code, problem.field].filter(Boolean).join(': ') : !injected && 'valid'}
        {injected && <span className={styles.injected}> {injected}</span>}
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
