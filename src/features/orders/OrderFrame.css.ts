import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xl,
  maxWidth: vars.size.modal,
  margin: '0 auto',
  padding: `${vars.space.xl} ${vars.space.m} ${vars.space.xxl}`,
  '@media': { [media.print]: { display: 'block', maxWidth: 'none', padding: 0 } },
});

// A table that continues on the next printed page repeats its head, which does not fit in a grid.
globalStyle(`${page} > * + *`, { '@media': { [media.print]: { marginTop: vars.space.l } } });

/** Smaller gaps between the heading and its text. */
export const intro = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  maxWidth: vars.size.measure,
  marginTop: `calc(${vars.space.m} - ${vars.space.xl})`,
  '@media': { [media.print]: { marginTop: vars.space.s } },
});

/** Side by side where they fit. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.s });
