import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** What a sum is for, and the amount: below it where the text is too large for both side by side. */
export const sumRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  overflowWrap: 'anywhere',
});

globalStyle(`${sumRow} > :last-child`, { marginInlineStart: 'auto' });
