import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/**
 * First in the tab order, since keyboard users should not have to pass a whole page to reach a sticky bar. Takes its
 * own space at the end of the page, and sticks to the lower edge of the view until that is reached, so nothing stays
 * covered. With enlarged text it scrolls itself rather than filling the view.
 */
export const bar = style({
  order: 1,
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.bar,
  maxHeight: '40svh',
  overflowY: 'auto',
  padding: vars.space.s,
  paddingBlockEnd: `max(${vars.space.s}, ${vars.inset.bottom})`,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.forcedColors]: { borderBlockStart: `${vars.border.thick} solid CanvasText` },
    // Its buttons are in view too.
    [media.low]: { maxHeight: '88svh', paddingBlockStart: vars.space.xxs },
  },
});

globalStyle(`${bar} :is(a, button)`, { scrollMarginBlockEnd: 'var(--bar, 0)' });
