import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr auto auto',
  gap: vars.space.s,
  height: '100%',
  padding: vars.space.s,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.page,
  selectors: { '&:hover': { borderColor: vars.color.control } },
});

export const picture = style({ position: 'relative', aspectRatio: '1' });

globalStyle(`${picture} > img`, { borderRadius: vars.radius.s });

/** Leaves the other corner to the favourite button. */
export const marks = style({
  position: 'absolute',
  insetInlineStart: `calc(${vars.space.xs} * -1)`,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  paddingInlineEnd: vars.size.smallTarget,
});

/** On a phone, an offer's text has one line. */
globalStyle(`${marks} > *`, { fontSize: vars.font.size.xs });

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  alignContent: 'start',
  overflowWrap: 'break-word',
  hyphens: 'auto',
});

export const brand = style({ color: vars.color.muted, fontSize: vars.font.size.xs });

export const title = style({
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
});

export const subTitle = style({ color: vars.color.muted, fontSize: vars.font.size.s });

/** The title's link covers the card; the button lies above it. */
globalStyle(`${title} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${title} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${card}:hover ${title} a`, { textDecoration: 'underline' });

export const action = style({ position: 'relative', zIndex: vars.layer.raised });
