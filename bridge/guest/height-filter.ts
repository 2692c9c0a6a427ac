import { maxFrameHeight } from '../protocol/limits';

/** A shrink of up to this many pixels is not worth a jump of the page. */
const ignoredShrink = 4;
const loopWindowMs = 2000;
const loopTurns = 30;

export interface HeightFilterOptions {
  /** Time and frames; a window has both. */
  window: { requestAnimationFrame(callback: (now: number) => void): number };
  /** Given each height that is worth acting on: a whole number of CSS pixels. */
  apply: (height: number) => void;
  /** Told once when a height goes up and down without end; the height then stays at the greatest of them. */
  onFrozen: (cause: string) => void;
  /** The least and greatest height, in CSS pixels. */
  min?: number;
  max?: number;
}

/**
 * Turns the heights that a frame claims to have into few and sane ones: one a frame of animation, rounded up, within
 * bounds, unchanged ones and small shrinks left out. `cause` names the element that reports, without its contents.
 */
export function createHeightFilter({ window, apply, onFrozen, min = 0, max = maxFrameHeight }: HeightFilterOptions) {
  let current: number | undefined;
  let claimed: { height: number; cause: string } | undefined;
  let grew = false;
  let turns: { at: number; height: number }[] = [];
  let frozen = false;

  function settle(now: number): void {
    if (!claimed || frozen) return;
    const { height, cause } = claimed;
    claimed = undefined;
    const change = height - (current ?? 0);
    if (current !== undefined && change <= 0 && change >= -ignoredShrink) return;
    if (current !== undefined && change > 0 !== grew) turns.push({ at: now, height: Math.max(height, current) });
    turns = turns.filter(({ at }) => now - at < loopWindowMs);
    grew = change > 0;
    frozen = turns.length > loopTurns;
    const next = frozen ? Math.max(...turns.map((turn) => turn.height)) : height;
    if (next !== current) apply(next);
    current = next;
    if (frozen) onFrozen(cause);
  }

  return (height: unknown, cause: string): void => {
    if (frozen || typeof height !== 'number' || !Number.isFinite(height)) return;
    if (!claimed) window.requestAnimationFrame(settle);
    claimed = { height: Math.min(max, Math.max(min, Math.ceil(height))), cause };
  };
}
