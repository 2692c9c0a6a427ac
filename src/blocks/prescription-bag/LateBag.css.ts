import { style } from '@vanilla-extract/css';

/** As high as the bag's section. */
export const room = style({ minHeight: '9em' });
