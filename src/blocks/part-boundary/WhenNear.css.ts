import { style } from '@vanilla-extract/css';

/** Scroll anchoring uses what is below, not what is inside. */
export const place = style({ overflowAnchor: 'none' });
