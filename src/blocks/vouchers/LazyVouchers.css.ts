import { style } from '@vanilla-extract/css';

/** The height of the discount code field. */
export const placeholder = style({ minHeight: '5.4em' });
