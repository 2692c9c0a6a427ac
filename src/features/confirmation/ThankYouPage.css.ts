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

// A table that goes on over the page has its head once more, which a grid leaves no room for.
globalStyle(`${page} > * + *`, { '@media': { [media.print]: { marginTop: vars.space.l } } });

/** What belongs to the heading is near it. */
export const intro = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  maxWidth: vars.size.measure,
  marginTop: `calc(${vars.space.m} - ${vars.space.xl})`,
  '@media': { [media.print]: { marginTop: vars.space.s } },
});
