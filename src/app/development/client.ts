import { showBuildProblems, showPageProblem } from './overlay';
import type { PageError } from './problem';

// Runs in every page of `npm run dev`, before the page's own scripts: reloads it when the bundles have changed, and
// shows the errors of the build and of the page itself.

const seen = new WeakSet<Error>();

async function report(error: unknown): Promise<void> {
  if (!(error instanceof Error) || isExpected(error) || seen.has(error)) return;
  seen.add(error);
  const { name, message, stack } = error;
  const body = JSON.stringify({ name, message, ...(stack && { stack }) } satisfies PageError);
  const response = await fetch('/dev/problems', { method: 'POST', body });
  showPageProblem(await response.json());
}

/** Of a service, not of the code: those of calls have a kind, and the page says what it thinks of them. */
function isExpected(error: Error): boolean {
  return 'kind' in error || ['AbortError', 'TimeoutError'].includes(error.name);
}

const events = new EventSource('/dev/reload');
events.addEventListener('message', () => location.reload());
events.addEventListener('problems', ({ data }) => showBuildProblems(JSON.parse(data)));

addEventListener('error', ({ error }) => void report(error));
addEventListener('unhandledrejection', ({ reason }) => void report(reason));
// React writes errors that a boundary has caught to the console only.
const write = console.error;
console.error = (...values: unknown[]) => {
  write(...values);
  for (const value of values) void report(value);
};
