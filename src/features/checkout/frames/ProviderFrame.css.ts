import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const frame = style({ position: 'relative', display: 'grid', gap: vars.space.m });

/** Full step width, since a provider's page has its own margins; a typical height until it reports its own. */
export const iframe = style({
  width: `calc(100% + 2 * ${vars.space.m})`,
  maxWidth: 'none',
  marginInline: `calc(-1 * ${vars.space.m})`,
  height: '44em',
  border: 0,
  // Providers' pages are light, and may leave the background to the page around them.
  colorScheme: 'light',
  background: vars.paper.ground,
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
