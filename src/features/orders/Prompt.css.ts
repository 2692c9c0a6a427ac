import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** What the customer can do next, at the end of the page. */
export const prompt = style({ display: 'grid', gap: vars.space.xs, breakInside: 'avoid' });

export const title = style({ fontSize: vars.font.size.l });

export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18em), 1fr))',
  justifyItems: 'start',
  columnGap: vars.space.m,
});
