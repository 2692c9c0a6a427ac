import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const heading = style({ fontSize: vars.font.size.l });

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const card = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  selectors: { '&:hover': { borderColor: vars.color.control } },
});

export const texts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xs,
  padding: vars.space.m,
  overflowWrap: 'anywhere',
});

export const dates = style({
  padding: `0 ${vars.space.s}`,
  borderRadius: vars.round,
  background: vars.color.accentSoft,
  color: vars.color.onAccentSoft,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

export const title = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

/** The title's link covers the card. */
globalStyle(`${title} a`, { color: 'inherit', textDecoration: 'none' });
globalStyle(`${title} a::after`, { content: '""', position: 'absolute', inset: 0 });
globalStyle(`${card}:hover ${title} a`, { textDecoration: 'underline' });

export const text = style({ color: vars.color.muted });
