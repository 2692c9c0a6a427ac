import * as controls from '../controls/controls.css';
import { StartLanes } from './StartLanes';
import * as styles from './StartTimeline.css';
import type { StartLine } from './start-line';

/** The start of the latest document: a line for each mark and message, and what was loaded until it was usable. */
export function StartTimeline({ line }: { line: StartLine | null }) {
  if (!line)
    return (
      <p className={controls.hint}>
        No start times yet: declare <code>startTimes</code> in the set-up, and load the shop.
      </p>
    );
  const { times, marks, messages, end } = line;
  const rows = [
    ...marks.map(({ name, at }) => ({ name, at, kind: 'mark' as const })),
    ...messages.map(({ type, direction, at }) => ({
      name: `${type} ${direction === 'toHost' ? 'to app' : 'to shop'}`,
      at,
      kind: 'message' as const,
    })),
  ].sort((one, other) => one.at - other.at);
  const figures = [
    ['requests', times.requests],
    ['KB', Math.round(times.bytes / 1024)],
    ['long tasks', times.longTasks ?? 'unknown'],
    ['ms in long tasks', times.longTaskTime ?? 'unknown'],
  ] as const;
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, figure]) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd className={styles.value}>{figure}</dd>
          </div>
        ))}
      </dl>
      <StartLanes line={line} />
      <ol className={styles.line} aria-label="Start, in milliseconds since the page was requested">
        {rows.map(({ name, at, kind }, nth) => (
          <li key={`${nth}${name}`} className={styles.row}>
            <span className={styles.name[kind]}>{name}</span>
            <span className={styles.at}>{at} ms</span>
            <svg className={styles.track} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(0.5, (at / Math.max(1, end)) * 100)} height="4" className={styles.bar[kind]} />
            </svg>
          </li>
        ))}
      </ol>
    </>
  );
}
