import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const showMore = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.l,
});

export const summary = style({ color: vars.color.muted, fontVariantNumeric: vars.font.figures });

export const bar = style({
  width: '16em',
  maxWidth: '100%',
  height: '0.375em',
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
