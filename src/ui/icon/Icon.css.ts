import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const icon = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: '2',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
