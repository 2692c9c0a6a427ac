import { style } from '@vanilla-extract/css';
import { pair } from '../../ui/theme/columns';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const grid = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: pair,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.m },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});
