import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';
import { rootId } from '../document/document-data';
import { messagesSpace } from '../messages/space.css';

/** Always, so that a bar which comes later is placed after the page without a new layout of all of it. */
globalStyle(`#${rootId}`, {
  display: 'flex',
  flexDirection: 'column',
  '@media': { [media.print]: { display: 'block' } },
});

/** Slows down over time, since the duration is unknown. */
const fill = keyframes({ from: { scale: '0 1' }, to: { scale: '0.95 1' } });

/** At least as high as the view, so that the footer stays out of sight while content changes. */
export const main = style({
  outline: 'none',
  flex: '1 0 auto',
  minHeight: '100svh',
  marginBlockStart: messagesSpace,
  selectors: {
    // Loading indicator for the next screen: a line along the upper edge, after a short delay.
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
