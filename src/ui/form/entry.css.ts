import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** A field and its submit button, side by side. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space.xs,
  maxWidth: vars.size.drawer,
});
