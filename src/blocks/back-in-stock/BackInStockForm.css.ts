import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  maxWidth: vars.size.drawer,
});

export const button = style({ justifySelf: 'start' });
