/**
 * Runs in every page of `npm run dev`, before the page's own scripts: reloads it when the bundles have changed, and shows
 * the errors of the build and of the page itself.
 */
(() => {
  const seen = new WeakSet();

  const overlay = '/dev/overlay.js';

  /** @param {import('./problems.mjs').Problem[]} problems */
  async function show(problems) {
    const { showProblems } = await import(overlay);
    showProblems(problems);
  }

  /** @param {unknown} error */
  async function report(error) {
    // Expected failures have a kind; the page says what it thinks of them.
    if (!(error instanceof Error) || error.name === 'AbortError' || 'kind' in error || seen.has(error)) return;
    seen.add(error);
    const body = JSON.stringify({ name: error.name, message: error.message, stack: error.stack });
    const response = await fetch('/dev/problems', { method: 'POST', body });
    await show([await response.json()]);
  }

  const events = new EventSource('/dev/reload');
  events.addEventListener('message', () => location.reload());
  events.addEventListener('problems', ({ data }) => show(JSON.parse(data)));

  addEventListener('error', ({ error }) => report(error));
  addEventListener('unhandledrejection', ({ reason }) => report(reason));
  // React writes errors that a boundary has caught to the console only.
  const write = console.error;
  console.error = (...values) => {
    write(...values);
    for (const value of values) report(value);
  };
})();
