import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const star = 'polygon(50% 4%, 62% 36%, 97% 38%, 70% 60%, 79% 94%, 50% 75%, 21% 94%, 30% 60%, 3% 38%, 38% 36%)';

export const stars = style({ display: 'inline-flex', fontSize: '1.05em', verticalAlign: '-0.15em' });

const shape = style({
  width: '1em',
  height: '1em',
  marginRight: '0.1em',
  clipPath: star,
  printColorAdjust: 'exact',
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
});

const { line, page } = vars.color;

export const fill = styleVariants(
  {
    full: vars.state.star,
    half: `linear-gradient(90deg, ${vars.state.star} 50%, ${line} 50%) ${page}`,
    empty: line,
  },
  (background) => [shape, { background }],
);
