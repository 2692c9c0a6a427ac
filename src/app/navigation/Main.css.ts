import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';

/** As high as the view whatever it holds, so that the footer stays out of sight while contents come and go. */
export const main = style({
  outline: 'none',
  flex: '1 0 auto',
  minHeight: '100svh',
  '@media': { [media.print]: { minHeight: 0 } },
});
