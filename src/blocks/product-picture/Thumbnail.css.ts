import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const thumbnail = style({
  width: vars.size.thumbnail,
  height: vars.size.thumbnail,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});
