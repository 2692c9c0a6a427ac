import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

const gap = vars.space.m;

function stripes(towards: 'right' | 'bottom', size: string): string {
  return `repeating-linear-gradient(to ${towards}, currentcolor 0 ${size}, transparent ${size} calc(${size} + ${gap}))`;
}

/** Four cards, in as many columns as fit. */
export const cards = style({
  height: '94em',
  maskImage: stripes('bottom', '22.8em'),
  '@media': {
    [media.medium]: {
      height: '50em',
      maskImage: `${stripes('bottom', '24.5em')}, ${stripes('right', `calc((100% - ${gap}) / 2)`)}`,
      maskComposite: 'intersect',
    },
    [media.large]: {
      maskImage: `${stripes('bottom', '24.5em')}, ${stripes('right', `calc((100% - 2 * ${gap}) / 3)`)}`,
    },
  },
});
