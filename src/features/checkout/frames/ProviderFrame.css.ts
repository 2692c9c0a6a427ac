import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const frame = style({ position: 'relative', display: 'grid', gap: vars.space.m });

/** As wide as the step, since a provider's page has margins of its own; about as high as one until it tells its height. */
export const iframe = style({
  width: `calc(100% + 2 * ${vars.space.m})`,
  maxWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.m})`,
  height: '44em',
  border: 0,
  background: vars.color.page,
});

export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  justifyItems: 'center',
  paddingTop: vars.space.xxl,
  background: vars.color.page,
  color: vars.color.brand,
  fontSize: vars.font.size.xl,
});
