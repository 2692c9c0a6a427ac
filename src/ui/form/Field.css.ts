import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const field = style({ display: 'grid', gap: vars.space.xxs, alignContent: 'start', minWidth: 0 });

export const label = style({ fontWeight: vars.font.weight.bold, fontSize: vars.font.size.s });

export const hint = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const error = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  color: vars.tone.error.text,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});
