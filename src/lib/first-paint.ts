/** Longest wait, ms: some browsers do not report it, and nothing depends on it but the order. */
const longest = 3_000;

/** Resolves once the page has been painted for the first time; at once where that is not to be seen or not reported. */
export function firstPaint(): Promise<void> {
  const isReported = globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint') ?? false;
  if (!isReported || document.hidden || performance.getEntriesByType('paint').length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new PerformanceObserver(painted);
    const timer = setTimeout(painted, longest);
    function painted(): void {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    }
    observer.observe({ type: 'paint', buffered: true });
  });
}
