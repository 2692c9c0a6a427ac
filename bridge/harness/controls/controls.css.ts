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

export const hint = style({ color: vars.color.muted, fontSize: vars.font.size.xs });

export const area = style([
  input,
  { minHeight: '10em', padding: vars.space.xs, fontFamily: 'ui-monospace, monospace', fontSize: vars.font.size.xs },
]);

export const wrong = style({ color: vars.tone.error.text, fontWeight: vars.font.weight.bold });

export const steps = style({ display: 'grid', gap: vars.space.xxs, margin: 0, paddingInlineStart: '1.5em' });
