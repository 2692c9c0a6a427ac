import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const freeShipping = style({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.font.size.s,
});

export const placeholder = style([freeShipping, { visibility: 'hidden' }]);

/** Its space stays, and the bar with it, until the service has sent the new amount. */
export const outdated = style({ visibility: 'hidden' });

export const bar = style({
  appearance: 'none',
  width: '100%',
  height: '0.5em',
  border: 0,
  borderRadius: vars.round,
  background: vars.color.brandSoft,
  overflow: 'hidden',
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.brandSoft },
    '&::-webkit-progress-value': {
      borderRadius: vars.round,
      background: vars.color.brand,
      transition: `width ${vars.motion.slow}`,
    },
    '&::-moz-progress-bar': { borderRadius: vars.round, background: vars.color.brand },
  },
  '@media': { [media.forcedColors]: { appearance: 'auto', forcedColorAdjust: 'none' } },
});
