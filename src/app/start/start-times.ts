import type { StartTimes } from '../../platform/embedder/embedder';

/** More than a page has until it is usable; the protocol takes no more. */
const most = 200;

type Timed = Pick<PerformanceEntry, 'startTime' | 'duration'>;

/** When each began and ended, at the same place of both lists. */
function spans(entries: readonly Timed[]): { starts: number[]; ends: number[] } {
  const first = entries.slice(0, most);
  return {
    starts: first.map(({ startTime }) => Math.round(startTime)),
    ends: first.map(({ startTime, duration }) => Math.round(startTime + duration)),
  };
}

/** Tasks of more than 50 ms that began before this time; nothing where the engine does not record them. */
function longTasksUntil(end: number): Promise<Partial<StartTimes>> {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return Promise.resolve({});
  return new Promise((resolve) => {
    const tasks: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask', buffered: true });
    // What is buffered is delivered before the next timer; without any the observer is not called.
    setTimeout(() => {
      observer.disconnect();
      const until = tasks.filter(({ startTime }) => startTime <= end);
      const longTaskTime = Math.round(until.reduce((sum, { duration }) => sum + duration, 0));
      const { starts, ends } = spans(until);
      resolve({ longTasks: until.length, longTaskTime, longTaskStarts: starts, longTaskEnds: ends });
    }, 100);
  });
}

/** How this document has started: numbers only, from the browser's own record. @param usable when it was usable, in ms */
export async function startTimes(usable: number): Promise<StartTimes> {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const until = (entries as PerformanceResourceTiming[]).filter(({ startTime }) => startTime <= usable);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  const sizes = until.map(({ transferSize }) => transferSize || 0);
  // A document's own duration ends with all that it loads.
  const { starts, ends } = spans(
    until.map(({ startTime, responseEnd }) => ({ startTime, duration: Math.max(0, responseEnd - startTime) })),
  );
  return {
    ...(paint && { firstPaint: Math.round(paint.startTime) }),
    usable: Math.round(usable),
    requests: until.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    requestStarts: starts,
    requestEnds: ends,
    requestBytes: sizes.slice(0, most),
    ...(await longTasksUntil(usable)),
  };
}
