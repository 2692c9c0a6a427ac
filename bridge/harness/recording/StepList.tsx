import * as controls from '../controls/controls.css';
import type { Step } from './replay';

/** Progress of a replay or test, per message. */
export function StepList({ steps }: { steps: readonly Step[] }) {
  if (steps.length === 0) return null;
  const failed = steps.filter(({ result }) => result === 'failed').length;
  const isRunning = steps.at(-1)?.result === 'running';
  return (
    <>
      <p role="status">
        {isRunning ? 'Running: ' : 'Finished: '}
        {steps.length} messages, {failed} failed.
      </p>
      <ol className={controls.steps}>
        {steps.map(({ message, result, reason }, at) => (
          <li key={at} className={result === 'failed' ? controls.wrong : undefined}>
            {message.direction === 'toHost' ? 'to app' : 'to shop'} {message.type}: {result}
            {reason && `, ${reason}`}
          </li>
        ))}
      </ol>
    </>
  );
}
