import { createHeightFilter } from '../../../bridge/guest/height-filter';
import { reportError } from '../../telemetry/report-error';
import { embedder } from './current';
import type { FrameKind } from './embedder';

/** Smaller heights are from a page that is still rendering. */
const lowest = 120;

/**
 * Applies the plausible heights that a provider's frame reports, and passes them on to the embedder. A frame whose
 * height oscillates endlessly stays at its greatest height.
 */
export function frameHeights(kind: FrameKind, apply: (height: number) => void): (height: number) => void {
  const claim = createHeightFilter({
    window,
    min: lowest,
    apply(height) {
      apply(height);
      embedder().frameHeight(kind, height);
    },
    onFrozen(cause) {
      reportError(new Error('frame height loop'), `${kind} frame`);
      embedder().heightFrozen(cause);
    },
  });
  return (height) => claim(height, `${kind} frame`);
}
