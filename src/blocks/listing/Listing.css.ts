import { globalStyle, style } from '@vanilla-extract/css';
import { pair } from '../../ui/theme/columns';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/** On a wide screen the filters' column is reserved before they load. */
export const listing = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.m,
  '@media': { [media.large]: { gridTemplateColumns: `${vars.size.filters} minmax(0, 1fr)`, columnGap: vars.space.xl } },
});

/** Spans all rows next to the second column. */
export const side = style({
  display: 'none',
  '@media': { [media.large]: { display: 'block', gridRow: '1 / span 9' } },
});

export const filterButton = style({ '@media': { [media.large]: { display: 'none' } } });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const chips = style({ minHeight: vars.size.target });

export const skeletons = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: pair,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const skeleton = style({ aspectRatio: '1 / 2' });

export const products = style({});

/** The filters next to them take the space of one product. */
globalStyle(`${products} > ul`, {
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13em, 1fr))' } },
});

export const busy = style([products, { opacity: 0.6 }]);
