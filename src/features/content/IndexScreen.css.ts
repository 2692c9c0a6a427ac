import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const head = style({ display: 'grid', gap: vars.space.s });

export const finder = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.m,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 22em) minmax(0, 1fr)' } },
});

export const letters = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });

export const letter = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.s,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontWeight: vars.font.weight.bold,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const brands = style({ columnWidth: '9em', columnGap: vars.space.l });

/** Letters flow from column to column without being split. */
export const initial = style({
  display: 'grid',
  gap: vars.space.xs,
  breakInside: 'avoid',
  paddingBlockEnd: vars.space.l,
});

/** Columns next to a box with the hub's own text. */
export const hub = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 22em)' } },
});

export const brandLinks = style({ display: 'grid', justifyItems: 'start' });

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignContent: 'start',
});

export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
});

/** Columns wide enough for a pharmacy's hours. */
export const index = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17em), 1fr))',
  gap: vars.space.m,
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  justifyItems: 'start',
});

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  alignSelf: 'start',
  gap: vars.space.s,
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
