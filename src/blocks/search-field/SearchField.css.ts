import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const form = style({ position: 'relative', display: 'flex' });

export const field = style({
  flex: '1 1 auto',
  minWidth: 0,
  minHeight: vars.size.target,
  padding: `0 ${vars.size.target} 0 ${vars.space.m}`,
  border: `${vars.border.thin} solid ${vars.color.control}`,
  borderRadius: vars.round,
  background: vars.color.surface,
  color: vars.color.text,
  font: 'inherit',
  textOverflow: 'ellipsis',
});

export const button = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  border: 'none',
  borderRadius: vars.round,
  background: vars.color.brand,
  color: vars.color.onBrand,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.brandStrong } },
});
