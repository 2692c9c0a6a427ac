import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

/** Side by side where they fit. */
export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22em, 100%), 1fr))',
  gap: vars.space.m,
  padding: 0,
  listStyle: 'none',
});
