// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { onBridgeStart } from './bridge-start';

const report = vi.fn();
let times: Record<string, number>;
let marked: () => void;

beforeEach(() => {
  report.mockClear();
  times = {};
  vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
    const startTime = times[name];
    return startTime === undefined ? [] : ([{ startTime }] as unknown as PerformanceEntryList);
  });
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        marked = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
});

function hide(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
}

it('a token that comes late is measured too', () => {
  times = { 'luckan-ready': 210.4, 'luckan-hello': 252.6 };
  onBridgeStart(report);
  expect(report).not.toHaveBeenCalled();
  times['luckan-token'] = 1900.2;
  marked();
  hide();
  expect(report.mock.calls).toEqual([[{ ready: 210, hello: 253, token: 1900 }]]);
});

it('an app without a token is measured once the page is hidden', () => {
  times = { 'luckan-ready': 210, 'luckan-hello': 253 };
  onBridgeStart(report);
  hide();
  hide();
  expect(report.mock.calls).toEqual([[{ ready: 210, hello: 253 }]]);
});

it('without a bridge nothing is measured', () => {
  onBridgeStart(report);
  hide();
  expect(report).not.toHaveBeenCalled();
});
