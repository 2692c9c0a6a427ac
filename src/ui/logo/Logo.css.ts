import { style } from '@vanilla-extract/css';

export const logo = style({
  width: 'auto',
  height: '2em',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
