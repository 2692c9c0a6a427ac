import { style } from '@vanilla-extract/css';

export const main = style({ outline: 'none', flex: '1 0 auto' });

export const skeleton = style({ minHeight: '80vh' });
