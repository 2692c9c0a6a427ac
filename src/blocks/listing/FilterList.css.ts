import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { vars } from '../../ui/theme/vars.css';

export const group = style({
  border: 'none',
  padding: 0,
  minWidth: 0,
  marginBlockEnd: vars.space.l,
});

export const legend = style({ fontWeight: vars.font.weight.bold, paddingBlockEnd: vars.space.xxs });

export const count = style({ color: vars.color.muted });

/** Starts where the values do. */
export const more = style([
  standaloneLink,
  {
    color: vars.color.link,
    fontSize: vars.font.size.s,
    fontWeight: vars.font.weight.bold,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
  },
]);

/** Labels of different heights, with fields in one line. */
export const prices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.s,
  marginBlockEnd: vars.space.s,
});

/** Below the site's header. */
const stickyTop = `calc(${vars.size.target} + ${vars.space.l})`;

/** Next to the products it stays visible while they scroll. */
export const column = style({
  position: 'sticky',
  top: stickyTop,
  maxHeight: `calc(100dvh - ${stickyTop})`,
  overflowY: 'auto',
  // Keeps focus outlines from being cut off; its contents start where the page's do.
  padding: vars.space.xxs,
  marginInlineStart: `calc(-1 * ${vars.space.xxs})`,
});

export const columnHeading = style({ fontSize: vars.font.size.l, marginBlockEnd: vars.space.s });
