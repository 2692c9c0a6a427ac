import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';
import { messagesHeight } from '../messages/space.css';

/** The layout's breakpoints in the size of text, whatever has enlarged it, less a scrollbar: by the header's own width. */
const width = { medium: '(min-width: 44em)', large: '(min-width: 59em)', extraLarge: '(min-width: 69.5em)' } as const;

export const header = style({
  containerType: 'inline-size',
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.header,
  background: vars.color.page,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [media.low]: { position: 'relative' } },
});

/** Above the page's content, which does not move when a message arrives, and below the menu's flyout. */
export const messages = style({ position: 'absolute', insetInline: 0, top: '100%', zIndex: -1 });

/** Elements that get the focus are scrolled clear of the header and the messages below it. */
globalStyle('html', {
  scrollPaddingBlockStart: `calc(${vars.size.target} + ${vars.size.control} + ${vars.space.l} + ${messagesHeight})`,
  '@media': { [media.low]: { scrollPaddingBlockStart: 0 } },
});

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  gridTemplateAreas: '"menu home cart" "search search search"',
  alignItems: 'center',
  gap: vars.space.xs,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: `${vars.space.xs} ${vars.space.m}`,
  '@container': {
    [width.medium]: {
      gridTemplateColumns: 'auto auto 1fr auto',
      gridTemplateAreas: '"menu home search cart"',
      gap: vars.space.m,
    },
    [width.large]: {
      gridTemplateColumns: 'auto auto 1fr auto auto',
      gridTemplateAreas: '"menu home search links cart"',
      gap: vars.space.l,
    },
  },
});

export const home = style({
  gridArea: 'home',
  justifySelf: 'center',
  color: vars.color.brand,
  fontSize: vars.font.size.l,
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.target,
});

export const search = style({ gridArea: 'search' });

export const quickLinks = style({
  gridArea: 'links',
  display: 'none',
  alignItems: 'center',
  gap: vars.space.m,
  '@container': { [width.large]: { display: 'flex' } },
});

/** The menu has them too, where there is no room for them. */
export const quickLink = style({
  display: 'none',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.text,
  whiteSpace: 'nowrap',
  selectors: { '&:not(:hover)': { textDecoration: 'none' } },
  '@container': { [width.extraLarge]: { display: 'flex' } },
});

export const headerButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  minWidth: vars.size.target,
  padding: `0 ${vars.space.xs}`,
  // Aligns the header's contents with the page's edge.
  marginInline: `calc(${vars.space.xs} * -1)`,
  border: 'none',
  borderRadius: vars.radius.m,
  background: 'none',
  color: vars.color.text,
  font: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-expanded=true]': { background: vars.color.brandSoft } },
});

export const cart = style({ gridArea: 'cart', justifySelf: 'end' });

export const cartIcon = style({
  position: 'relative',
  display: 'inline-flex',
  marginInlineEnd: '0.5em',
  fontSize: vars.font.size.m,
});

export const count = style({
  position: 'absolute',
  insetInlineStart: '0.8em',
  top: '-0.8em',
  minWidth: '1.6em',
  padding: '0 0.3em',
  borderRadius: vars.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.6,
  textAlign: 'center',
});

export const cartSum = style({
  display: 'none',
  fontVariantNumeric: vars.font.figures,
  minWidth: '6ch',
  '@container': { [width.medium]: { display: 'inline' } },
});
