import { style } from '@vanilla-extract/css';

export const address = style({ display: 'grid', fontStyle: 'normal' });
