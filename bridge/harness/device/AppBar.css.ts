import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/theme/vars.css';

export const bar = style({
  // As wide as the screen below it, however long its title.
  contain: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  height: '48px',
  paddingInline: vars.space.xxs,
  marginBottom: vars.space.xxs,
  borderRadius: vars.radius.m,
  background: vars.color.page,
});

export const title = style({
  overflow: 'hidden',
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const cart = style({ position: 'relative' });

export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  minWidth: '1.5em',
  borderRadius: '0.75em',
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  lineHeight: '1.5',
  textAlign: 'center',
  pointerEvents: 'none',
});
