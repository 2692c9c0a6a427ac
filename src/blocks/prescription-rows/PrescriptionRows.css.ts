import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** If the list itself is wide, as on the cart page, a row is one line; in a drawer it is two. */
const wide = '(min-width: 34em)';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
});

export const rowsLoading = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  width: '100%',
});

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderTop: `${vars.border.thin} solid ${vars.color.line}`,
  '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const text = style({ display: 'grid', alignContent: 'start', gap: vars.space.xxs, overflowWrap: 'anywhere' });

export const title = style({ fontWeight: vars.font.weight.medium, lineHeight: vars.font.line.snug });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const outside = style({ fontSize: vars.font.size.s });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const price = style({
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: vars.font.figures,
  minWidth: '5.5em',
  textAlign: 'end',
});

export const wholeRow = style({ gridColumn: '1 / -1' });

export const ended = style({ display: 'grid', gap: vars.space.xs, paddingInlineStart: vars.space.m });

export const placeholder = style({ width: '100%', minHeight: '6em', borderRadius: vars.radius.m });
