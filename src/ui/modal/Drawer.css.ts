import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const fromLeft = keyframes({ from: { transform: 'translateX(-100%)' } });
const fromRight = keyframes({ from: { transform: 'translateX(100%)' } });

const drawer = style({
  width: `min(100vw - ${vars.space.xl}, ${vars.size.drawer})`,
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: '100dvh',
  paddingBlockStart: vars.inset.top,
});

export const side = {
  left: style([drawer, { margin: '0 auto 0 0', animation: `${fromLeft} ${vars.motion.slow}` }]),
  right: style([drawer, { margin: '0 0 0 auto', animation: `${fromRight} ${vars.motion.slow}` }]),
};
