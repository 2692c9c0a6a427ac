import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const gallery = style({ display: 'grid', gap: vars.space.s, alignContent: 'start', minWidth: 0 });

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  listStyle: 'none',
  margin: '0 auto',
  padding: 0,
  width: '100%',
  // On a phone, no wider than a medium-sized image file fills.
  maxWidth: 'min(60vh, 22em)',
  '@media': {
    [media.medium]: { maxWidth: '60vh' },
    [`not all and ${media.lessMotion}`]: { scrollBehavior: 'smooth' },
  },
});

export const slide = style({ flex: '0 0 100%', aspectRatio: '1', maxHeight: '60vh', scrollSnapAlign: 'start' });

export const enlarge = style({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 'none',
  background: 'none',
  cursor: 'zoom-in',
  // The strip would clip an outline outside the button.
  selectors: { '&:focus-visible': { outlineOffset: `calc(${vars.border.thick} * -2)` } },
});

globalStyle(`${enlarge} > img`, { borderRadius: vars.radius.m });

export const large = style({ display: 'grid', gap: vars.space.m });

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
});

export const choice = style({
  width: vars.size.hugeTarget,
  height: vars.size.hugeTarget,
  padding: vars.space.xxs,
  border: `${vars.border.thick} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.page,
  cursor: 'pointer',
  selectors: { '&[aria-current]': { borderColor: vars.color.brand } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[aria-current]': { borderColor: 'Highlight', outline: `${vars.border.thick} solid Highlight` } },
    },
  },
});
