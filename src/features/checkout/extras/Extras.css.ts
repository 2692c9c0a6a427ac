import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const extras = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const option = style({ display: 'grid', gap: vars.space.s });
