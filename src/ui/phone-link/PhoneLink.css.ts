import { style } from '@vanilla-extract/css';

/** Within a sentence: the number stays in one piece. */
export const number = style({ whiteSpace: 'nowrap' });
