import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { Mode } from '../../platform/mode/decide-mode';
import { track } from '../../telemetry/track';
import { onBridgeStart } from './bridge-start';

/** The page whose start is measured. */
export interface MeasuredPage {
  mode: Mode;
  template: string;
  /** Whether the visitor still allows statistics. */
  mayMeasure: () => boolean;
}

/** A shift of the layout has no unit; the other values are milliseconds. */
function rounded({ name, value }: MetricType): number {
  return name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value);
}

/**
 * Measures what a visitor waits for, from the start of the document on: the browser has recorded what came before. Each
 * value is tracked once, at the latest when the page is hidden.
 */
export function measureVitals({ mode, template, mayMeasure }: MeasuredPage): void {
  const tracked = new Set<string>();

  function report(metric: MetricType): void {
    // A page that is shown again continues some values, or starts them anew.
    if (tracked.has(metric.name) || !mayMeasure()) return;
    tracked.add(metric.name);
    track('web_vital', { name: metric.name, value: rounded(metric), rating: metric.rating, template, mode });
  }

  onTTFB(report);
  onFCP(report);
  onLCP(report);
  onCLS(report);
  onINP(report);
  onBridgeStart((start) => {
    if (mayMeasure()) track('bridge_start', { ...start, template, mode });
  });
}
