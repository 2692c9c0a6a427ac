import * as styles from './StartLanes.css';
import type { StartLine } from './start-line';

const ordinary = { viewBox: '0 0 100 16', preserveAspectRatio: 'none', role: 'img' } as const;
const rowHeight = 4;

/** What was loaded and what blocked, on the same line of time as the marks, which stand across it. */
export function StartLanes({ line: { requests, longTasks, marks, end } }: { line: StartLine }) {
  if (requests.length === 0 && longTasks.length === 0) return null;
  const x = (at: number) => (at / Math.max(1, end)) * 100;
  const width = (span: { start: number; end: number }) => Math.max(0.5, x(span.end) - x(span.start));
  const loaded = stepsOf(requests);
  const total = loaded.at(-1)?.bytes ?? 0;
  const across = marks
    .filter(({ at }) => at > 0)
    .map(({ name, at }) => <path key={name} className={styles.mark} d={`M${x(at)} 0V1000`} />);
  const height = requests.length * rowHeight;
  const area = loaded.map(({ at, bytes }) => `H${x(at)}V${16 - (bytes / Math.max(1, total)) * 15}`).join('');
  return (
    <div className={styles.lanes}>
      <p className={styles.name}>Requests</p>
      <svg
        {...ordinary}
        className={styles.requests}
        viewBox={`0 0 100 ${height}`}
        style={{ height }}
        aria-label={requests.map((span) => `${periodText(span)}, ${kilobytes(span.bytes)}`).join('; ')}
      >
        {across}
        {requests.map((span, row) => (
          <rect key={row} x={x(span.start)} y={row * rowHeight} width={width(span)} height={rowHeight - 1} />
        ))}
      </svg>
      <p className={styles.name}>Bytes, {kilobytes(total)} in all</p>
      <svg
        {...ordinary}
        className={styles.bytes}
        aria-label={loaded.map(({ at, bytes }) => `${kilobytes(bytes)} at ${at} ms`).join('; ')}
      >
        {across}
        <path d={`M0 16${area}H100V16Z`} />
      </svg>
      <p className={styles.name}>Long tasks</p>
      <svg {...ordinary} className={styles.tasks} aria-label={longTasks.map(periodText).join('; ') || 'none'}>
        {across}
        {longTasks.map((span) => (
          <rect key={span.start} x={x(span.start)} y="3" width={width(span)} height="10" />
        ))}
      </svg>
      <p className={styles.hint}>
        Across:{' '}
        {marks
          .filter(({ at }) => at > 0)
          .map(({ name }) => name)
          .join(', ')}
      </p>
    </div>
  );
}

/** How many bytes had come in all, each time that a request ended. */
function stepsOf(requests: StartLine['requests']): { at: number; bytes: number }[] {
  let bytes = 0;
  return [...requests]
    .sort((one, other) => one.end - other.end)
    .map((request) => {
      bytes += request.bytes;
      return { at: request.end, bytes };
    });
}

function periodText({ start, end }: { start: number; end: number }): string {
  return `${start} to ${end} ms`;
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
