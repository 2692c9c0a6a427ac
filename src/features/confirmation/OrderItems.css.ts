import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const title = style({ fontSize: vars.font.size.l });

export const table = style({ width: '100%' });

export const row = style({
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const name = style({
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.s} 0`,
  textAlign: 'left',
  fontWeight: vars.font.weight.medium,
});

export const note = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.normal,
});

export const figure = style({
  paddingLeft: vars.space.s,
  textAlign: 'right',
  verticalAlign: 'top',
  paddingBlock: vars.space.s,
  fontVariantNumeric: vars.font.figures,
  whiteSpace: 'nowrap',
});

export const sums = style({
  display: 'grid',
  gap: vars.space.xs,
  fontVariantNumeric: vars.font.figures,
  breakInside: 'avoid',
});

export const sum = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.m });

export const total = style([
  sum,
  { alignItems: 'baseline', fontSize: vars.font.size.l, fontWeight: vars.font.weight.bold },
]);

export const vat = style([sum, { color: vars.color.muted, fontSize: vars.font.size.s }]);
