import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** A field and its submit button, side by side if they fit. */
export const entry = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.xs,
  maxWidth: vars.size.drawer,
});

globalStyle(`${entry} > :first-child`, { flex: '1 1 5em', minWidth: 0 });
