import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });

export const place = style({
  display: 'grid',
  placeItems: 'center',
  // Nine of them still fit one row on a phone.
  minWidth: `min(${vars.size.target}, 9.4vw)`,
  height: vars.size.target,
  fontVariantNumeric: vars.font.figures,
});

export const link = style([
  place,
  {
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
