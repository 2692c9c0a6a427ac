import { maxFrameHeight } from '../protocol/limits';

/** Shrinking by up to this many pixels is ignored: it would only make the page jump. */
const ignoredShrink = 4;
const loopWindowMs = 2000;
const maxReversals = 30;

export interface HeightFilterOptions {
  /** Source of animation frames. */
  window: { requestAnimationFrame(callback: (now: number) => void): number };
  /** Called with each relevant height: a whole number of CSS pixels. */
  apply: (height: number) => void;
  /** Called once when a height alternates endlessly; it then stays at its maximum. */
  onFrozen: (cause: string) => void;
  /** Bounds of the height, in CSS pixels. */
  min?: number;
  max?: number;
}

/**
 * Filters the heights that a frame requests: at most one per animation frame, rounded up, clamped, without unchanged
 * ones and small shrinks. `cause` names the reporting element, without its contents.
 */
export function createHeightFilter({ window, apply, onFrozen, min = 0, max = maxFrameHeight }: HeightFilterOptions) {
  let current: number | undefined;
  let requested: { height: number; cause: string } | undefined;
  let grew = false;
  let reversals: { at: number; height: number }[] = [];
  let frozen = false;

  function applyRequested(now: number): void {
    if (!requested || frozen) return;
    const { height, cause } = requested;
    requested = undefined;
    const change = height - (current ?? 0);
    if (current !== undefined && change <= 0 && change >= -ignoredShrink) return;
    if (current !== undefined && change > 0 !== grew) reversals.push({ at: now, height: Math.max(height, current) });
    reversals = reversals.filter(({ at }) => now - at < loopWindowMs);
    grew = change > 0;
    frozen = reversals.length > maxReversals;
    const next = frozen ? Math.max(...reversals.map((reversal) => reversal.height)) : height;
    if (next !== current) apply(next);
    current = next;
    if (frozen) onFrozen(cause);
  }

  return (height: unknown, cause: string): void => {
    if (frozen || typeof height !== 'number' || !Number.isFinite(height)) return;
    if (!requested) window.requestAnimationFrame(applyRequested);
    requested = { height: Math.min(max, Math.max(min, Math.ceil(height))), cause };
  };
}
