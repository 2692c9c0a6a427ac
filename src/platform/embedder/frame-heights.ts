import { createHeightFilter } from '../../../bridge/guest/height-filter';
import { reportError } from '../../telemetry/report-error';
import { embedder } from './current';
import type { FrameKind } from './embedder';

/** Lower than this is no page of a provider, only one that is being drawn. */
const lowest = 120;

/**
 * Takes the heights that a provider's frame reports, applies the sane ones and tells what surrounds the shop.
 * A frame that goes up and down without end is left at its greatest height.
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
      reportError(new Error('frame height loop'), cause);
      embedder().heightFrozen(cause);
    },
  });
  return (height) => claim(height, `${kind} frame`);
}
