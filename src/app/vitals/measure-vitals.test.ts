import { beforeEach, expect, it, vi } from 'vitest';
import { configureTracking } from '../../telemetry/track';
import { measureVitals } from './measure-vitals';

interface Metric {
  name: string;
  value: number;
  rating: string;
}

const reporters = vi.hoisted(() => [] as ((metric: Metric) => void)[]);

vi.mock('web-vitals', () => {
  const add = (report: (metric: Metric) => void) => void reporters.push(report);
  return { onCLS: add, onFCP: add, onINP: add, onLCP: add, onTTFB: add };
});

const sink = vi.fn();
configureTracking(sink);
let allowed: boolean;

beforeEach(() => {
  reporters.length = 0;
  sink.mockClear();
  allowed = true;
});

function measure() {
  measureVitals({ mode: 'site', template: 'product', mayMeasure: () => allowed });
  return (metric: Metric & Record<string, unknown>) => reporters[0]?.(metric);
}

it('a value is tracked with its rating, the kind of page and the mode, and nothing that it was measured on', () => {
  measure()({ name: 'LCP', value: 1234.5678, rating: 'good', entries: [{ url: '/recept/1/' }], id: 'v5-1' });
  const parameters = { name: 'LCP', value: 1235, rating: 'good', template: 'product', mode: 'site' };
  expect(sink.mock.calls).toEqual([[{ name: 'web_vital', parameters }]]);
});

it('each value is tracked once per page, also after the page was hidden and shown again', () => {
  const report = measure();
  report({ name: 'CLS', value: 0.012345, rating: 'good' });
  report({ name: 'CLS', value: 0.3, rating: 'poor' });
  report({ name: 'INP', value: 88, rating: 'good' });
  expect(sink.mock.calls.map(([{ parameters }]) => [parameters.name, parameters.value])).toEqual([
    ['CLS', 0.0123],
    ['INP', 88],
  ]);
});

it('nothing is tracked after consent was withdrawn', () => {
  const report = measure();
  allowed = false;
  report({ name: 'LCP', value: 1, rating: 'good' });
  expect(sink).not.toHaveBeenCalled();
});
