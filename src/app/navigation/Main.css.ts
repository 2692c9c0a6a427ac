import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/** Slower and slower: how long it takes is not known. */
const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '0.95 1' } });

/** As high as the view whatever it holds, so that the footer stays out of sight while contents come and go. */
export const main = style({
  outline: 'none',
  flex: '1 0 auto',
  minHeight: '100svh',
  selectors: {
    // The next screen is on its way: a line along the upper edge, once it takes longer than a moment.
    '&[aria-busy=true]::before': {
      content: '',
      position: 'fixed',
      insetInline: 0,
      top: 0,
      zIndex: vars.layer.bar,
      borderBlockStart: `${vars.space.xxs} solid ${vars.color.brand}`,
      transformOrigin: 'left',
      animation: `${fill} 8s cubic-bezier(0, 0.7, 0.3, 1) 200ms both`,
    },
  },
  '@media': { [media.print]: { minHeight: 0 } },
});
