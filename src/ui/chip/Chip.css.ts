import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  maxWidth: '100%',
  minHeight: '1.9em',
  padding: '0.15em 0.85em',
  border: `${vars.border.thin} solid ${vars.color.brandSoft}`,
  borderRadius: vars.round,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
  overflowWrap: 'anywhere',
});

const pressable = style([
  chip,
  {
    minHeight: vars.size.target,
    transition: `background ${vars.motion.quick}, border-color ${vars.motion.quick}`,
    '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.brand } } } },
  },
]);

export const removable = style([
  pressable,
  { textAlign: 'start', selectors: { '&:active': { borderColor: vars.color.brandStrong } } },
]);

export const selectable = style([
  pressable,
  {
    borderColor: vars.color.control,
    background: vars.color.page,
    color: vars.color.text,
    selectors: {
      '&:active': { background: vars.color.brandSoft },
      '&[aria-pressed=true]': {
        borderColor: vars.color.brand,
        background: vars.color.brand,
        color: vars.color.onBrand,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[aria-pressed=true]': { borderColor: 'Highlight', outline: `${vars.border.thick} solid Highlight` },
        },
      },
    },
  },
]);
