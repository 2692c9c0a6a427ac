import { style } from '@vanilla-extract/css';

/** At the end of the line, or of the next line if it does not fit. */
export const wayOut = style({ marginInlineStart: 'auto' });
