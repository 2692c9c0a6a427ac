import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** Set apart from what the page is about. */
export const links = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  marginBlockStart: vars.space.m,
});

export const title = style({ fontSize: vars.font.size.m });
