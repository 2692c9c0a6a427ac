import { style } from '@vanilla-extract/css';

export const unbroken = style({ display: 'inline-block' });
