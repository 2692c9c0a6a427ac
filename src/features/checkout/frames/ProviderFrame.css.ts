import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const frame = style({ position: 'relative', display: 'grid', gap: vars.space.m });

/** Keeps about the height that a provider's page has until it tells its own. */
export const iframe = style({
  width: '100%',
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
