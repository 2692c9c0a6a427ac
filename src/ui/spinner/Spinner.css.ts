import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const fade = keyframes({ '50%': { opacity: 0.3 } });

export const spinner = style({
  display: 'inline-block',
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  border: `${vars.border.thick} solid currentColor`,
  borderRightColor: 'transparent',
  borderRadius: '50%',
  animation: `${turn} 800ms linear infinite`,
  '@media': {
    [media.forcedColors]: { borderRightColor: 'Canvas' },
    // Still indicates activity, without turning.
    [media.lessMotion]: { animation: `${fade} 2s ease-in-out infinite !important` },
  },
});
