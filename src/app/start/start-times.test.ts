import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startTimes } from './start-times';

const tasks = [
  { startTime: 210.4, duration: 80.2 },
  { startTime: 4000, duration: 60 },
];
let types: string[];

beforeEach(() => {
  vi.useFakeTimers();
  types = ['longtask'];
  const requests = [
    { startTime: 60.6, responseEnd: 180.2, transferSize: 20_000 },
    { startTime: 3000, responseEnd: 3100, transferSize: 5 },
  ];
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) => {
    const page = { startTime: 0, responseEnd: 52.3, duration: 2000, transferSize: 4000 };
    return (type === 'navigation' ? [page] : requests) as never;
  });
  vi.spyOn(performance, 'getEntriesByName').mockReturnValue([]);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static get supportedEntryTypes() {
        return types;
      }
      private readonly notify: (list: { getEntries(): object[] }) => void;
      constructor(notify: (list: { getEntries(): object[] }) => void) {
        this.notify = notify;
      }
      observe() {
        this.notify({ getEntries: () => tasks });
      }
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function timesOf(usable: number) {
  const times = startTimes(usable);
  await vi.advanceTimersByTimeAsync(100);
  return times;
}

it('reports what was loaded, and what blocked, until the page was usable: each with its time', async () => {
  expect(await timesOf(1100.4)).toEqual({
    usable: 1100,
    requests: 2,
    bytes: 24_000,
    requestStarts: [0, 61],
    requestEnds: [52, 180],
    requestBytes: [4000, 20_000],
    longTasks: 1,
    longTaskTime: 80,
    longTaskStarts: [210],
    longTaskEnds: [291],
  });
});

it('reports nothing of tasks where the engine does not record them', async () => {
  types = [];
  expect(await timesOf(1100)).not.toHaveProperty('longTasks');
});
