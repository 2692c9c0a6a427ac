import { style } from '@vanilla-extract/css';

/** As high as the field of a discount code. */
export const room = style({ minHeight: '5.4em' });
