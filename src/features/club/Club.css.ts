import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

export const heading = style({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight });

export const waiting = style({ minHeight: '24em', borderRadius: vars.radius.l });

/** Cards side by side if they fit. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
  gap: vars.space.s,
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  // One that is left over leaves no hole beside it.
  '@media': { [media.medium]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});

export const title = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const text = style({ display: 'grid', gap: vars.space.xs });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  width: '100%',
  maxWidth: vars.size.drawer,
});

export const facts = style({ display: 'grid', gap: vars.space.s, overflowWrap: 'anywhere' });

globalStyle(`${facts} dt`, { color: vars.color.muted, fontSize: vars.font.size.s });

export const list = style({ display: 'grid', gap: vars.space.s, width: '100%', padding: 0, listStyle: 'none' });

export const bullets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});

/** Browsers show addresses in italics. */
export const address = style({ fontStyle: 'normal' });

export const table = style({ width: '100%', borderCollapse: 'collapse' });

globalStyle(`${table} :is(th, td)`, {
  paddingBlock: vars.space.xs,
  paddingInlineEnd: vars.space.s,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

globalStyle(`${table} caption`, { paddingBottom: vars.space.xs, textAlign: 'start', color: vars.color.muted });

export const number = style({ whiteSpace: 'nowrap', fontVariantNumeric: vars.font.figures });
