import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** A `progress` element as a bar, also with forced colours, where the system would leave it empty. */
export const bar = style({
  appearance: 'none',
  border: 0,
  borderRadius: vars.round,
  overflow: 'hidden',
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { borderRadius: vars.round, background: vars.color.brand },
    '&::-moz-progress-bar': { borderRadius: vars.round, background: vars.color.brand },
  },
  '@media': {
    [media.forcedColors]: {
      border: `${vars.border.thin} solid CanvasText`,
      forcedColorAdjust: 'none',
      selectors: {
        '&::-webkit-progress-bar': { background: 'Canvas' },
        '&::-webkit-progress-value': { background: 'CanvasText' },
        '&::-moz-progress-bar': { background: 'CanvasText' },
      },
    },
  },
});
