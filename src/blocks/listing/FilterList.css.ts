import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const group = style({
  border: 'none',
  padding: 0,
  minWidth: 0,
  marginBlockEnd: vars.space.l,
});

export const legend = style({ fontWeight: vars.font.weight.bold, paddingBlockEnd: vars.space.xxs });

export const count = style({ color: vars.color.muted });

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
  // Keeps focus outlines from being cut off.
  padding: vars.space.xxs,
});

export const columnHeading = style({ fontSize: vars.font.size.l, marginBlockEnd: vars.space.s });
