import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const shine = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } });

export const shape = style({
  display: 'block',
  borderRadius: vars.radius.s,
  background: `linear-gradient(100deg, ${vars.state.skeleton} 40%, ${vars.state.skeletonShine} 50%, ${vars.state.skeleton} 60%) 0 0 / 200% 100%`,
  animation: `${shine} 1.6s linear infinite`,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid GrayText` } },
});

export const line = style([
  shape,
  { height: '0.8em', marginBlock: '0.375em', selectors: { '&:last-child:not(:first-child)': { width: '60%' } } },
]);
