import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.xxs });

export const place = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: vars.size.target,
  height: vars.size.target,
  fontVariantNumeric: vars.font.figures,
});

export const link = style([
  place,
  {
    padding: `0 ${vars.space.xs}`,
    borderRadius: vars.round,
    color: vars.color.text,
    textDecoration: 'none',
    fontWeight: vars.font.weight.medium,
    transition: `background ${vars.motion.quick}`,
    selectors: {
      '&:active': { background: vars.color.brandSoft },
      '&[aria-current=page]': { background: vars.color.brand, color: vars.color.onBrand },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not([aria-current])': { background: vars.color.brandSoft } } },
      [media.forcedColors]: {
        selectors: { '&[aria-current=page]': { outline: `${vars.border.thick} solid Highlight` } },
      },
    },
  },
]);
