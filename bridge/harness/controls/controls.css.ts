import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/theme/vars.css';

export const group = style({ display: 'grid', gap: vars.space.xxs });

export const legend = style({ fontSize: vars.font.size.xs, fontWeight: vars.font.weight.bold });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.s}`,
});

export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: vars.size.smallTarget,
  fontSize: vars.font.size.s,
});

export const input = style({
  width: '100%',
  minHeight: vars.size.smallTarget,
  padding: `0 ${vars.space.xs}`,
  border: `${vars.border.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.s,
  background: vars.color.page,
  fontSize: vars.font.size.s,
});
