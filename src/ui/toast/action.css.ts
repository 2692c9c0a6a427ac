import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const toastAction = style({
  minHeight: vars.size.target,
  paddingInline: vars.space.s,
  flex: 'none',
  fontWeight: vars.font.weight.bold,
  textDecoration: 'underline',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', boxShadow: 'none', outlineOffset: '-0.25em' } },
});
