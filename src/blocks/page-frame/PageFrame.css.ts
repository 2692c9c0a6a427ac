import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const frame = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: vars.space.m,
});
