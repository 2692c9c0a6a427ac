import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
});

export const active = style([
  step,
  { gap: vars.space.m, borderColor: vars.color.brand, boxShadow: vars.shadow.raised },
]);

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.s,
  minHeight: vars.size.target,
});

export const title = style({
  flex: '1 1 min-content',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space.s}`,
  fontSize: vars.font.size.l,
});

export const position = style({
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.normal,
  letterSpacing: 'normal',
});

const sign = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2em',
  height: '2em',
  borderRadius: '50%',
  fontWeight: vars.font.weight.bold,
});

export const number = styleVariants({
  done: [sign, { background: vars.color.brandSoft, color: vars.color.onBrandSoft }],
  active: [sign, { background: vars.color.brand, color: vars.color.onBrand }],
  ahead: [sign, { background: vars.color.surface, color: vars.color.muted }],
});

/** Aligned with the title, after the number. */
export const recap = style({ paddingLeft: `calc(2em + ${vars.space.s})`, color: vars.color.muted });

export const content = style({
  selectors: { '&:not([hidden])': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m } },
});
