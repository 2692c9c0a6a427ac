import { memo } from 'react';
import * as styles from './Log.css';
import type { LogEntry } from './log';

/** One message: when, which way, what, and whether it is valid or why not. */
export const LogRow = memo(function LogRow({ entry }: { entry: LogEntry }) {
  const { at, direction, type, payload, seq, problem } = entry;
  return (
    <tr className={problem && styles.invalid}>
      <td className={styles.time}>
        <time dateTime={at.toISOString()}>{clock(at)}</time>
      </td>
      <td className={styles.cell}>{direction === 'toHost' ? 'to app' : 'to shop'}</td>
      <th className={styles.type} scope="row">
        {type ?? 'unreadable'}
      </th>
      <td className={styles.time}>{seq}</td>
      <td className={styles.payload}>{oneLine(payload)}</td>
      <td className={problem ? styles.problem : styles.cell}>
        {problem ? [problem.code, problem.field].filter(Boolean).join(': ') : 'valid'}
      </td>
    </tr>
  );
});

/** With spaces, so that it breaks between its fields. */
function oneLine(payload: unknown): string {
  return (JSON.stringify(payload, null, 1) ?? '').replace(/\n\s*/g, ' ');
}

/** Local time to the millisecond. */
function clock(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const time = [at.getHours(), at.getMinutes(), at.getSeconds()].map(two).join(':');
  return `${time}.${String(at.getMilliseconds()).padStart(3, '0')}`;
}
