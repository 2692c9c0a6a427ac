import { style } from '@vanilla-extract/css';

/** What is seen below is held in its place, not what is inside. */
export const place = style({ overflowAnchor: 'none' });
