import { style } from '@vanilla-extract/css';

/** Stacked in one cell: as high as the higher one. */
export const both = style({ display: 'grid', gridTemplateAreas: '"price"' });

export const one = style({ gridArea: 'price' });

export const before = style([one, { visibility: 'hidden' }]);
