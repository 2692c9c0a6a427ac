import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  width: '100%',
  maxWidth: vars.size.drawer,
});
