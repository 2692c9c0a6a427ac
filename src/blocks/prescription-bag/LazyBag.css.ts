import { style } from '@vanilla-extract/css';

/** The height of the bag's section. */
export const placeholder = style({ minHeight: '9em' });
