import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1.5em)' } });

export const modal = style({
  width: '100%',
  maxWidth: '100%',
  maxHeight: '92dvh',
  margin: 'auto auto 0',
  borderRadius: `${vars.radius.l} ${vars.radius.l} 0 0`,
  animation: `${rise} ${vars.motion.slow}`,
  '@media': {
    [media.small]: {
      width: `min(100% - 2 * ${vars.space.l}, ${vars.size.modal})`,
      maxHeight: `calc(100dvh - 2 * ${vars.space.xl})`,
      margin: 'auto',
      borderRadius: vars.radius.l,
    },
  },
});
