import type { StartTimes } from '../../platform/embedder/embedder';

interface LongTasks {
  longTasks: number;
  longTaskTime: number;
}

/** Tasks of more than 50 ms that began before this time; nothing where the engine does not record them. */
function longTasksUntil(end: number): Promise<LongTasks | undefined> {
  if (!PerformanceObserver.supportedEntryTypes.includes('longtask')) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const tasks: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask', buffered: true });
    // What is buffered is delivered before the next timer; without any the observer is not called.
    setTimeout(() => {
      observer.disconnect();
      const until = tasks.filter(({ startTime }) => startTime <= end);
      const longTaskTime = Math.round(until.reduce((sum, { duration }) => sum + duration, 0));
      resolve({ longTasks: until.length, longTaskTime });
    }, 100);
  });
}

/** How this document has started: numbers only, from the browser's own record. @param usable when it was usable, in ms */
export async function startTimes(usable: number): Promise<StartTimes> {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const until = (entries as PerformanceResourceTiming[]).filter(({ startTime }) => startTime <= usable);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return {
    ...(paint && { firstPaint: Math.round(paint.startTime) }),
    usable: Math.round(usable),
    requests: until.length,
    bytes: until.reduce((sum, { transferSize }) => sum + (transferSize || 0), 0),
    ...(await longTasksUntil(usable)),
  };
}
