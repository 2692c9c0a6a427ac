import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const thumbnail = style({
  width: '5em',
  height: '5em',
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
