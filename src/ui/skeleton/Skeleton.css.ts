import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Opacity is animated without painting: placeholders far below the screen also run. */
const pulse = keyframes({ '50%': { opacity: 0.5 } });

export const shape = style({
  display: 'block',
  borderRadius: vars.radius.s,
  background: vars.state.skeleton,
  animation: `${pulse} 1.6s ease-in-out infinite`,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid GrayText` } },
});

export const line = style([
  shape,
  { height: '0.8em', marginBlock: '0.375em', selectors: { '&:last-child:not(:first-child)': { width: '60%' } } },
]);
