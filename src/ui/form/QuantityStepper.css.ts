import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  border: `${vars.border.thin} solid ${vars.color.control}`,
  borderRadius: vars.round,
  background: vars.color.page,
});

export const step = style({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  color: vars.color.brand,
  transition: `background ${vars.motion.quick}`,
  selectors: {
    '&:active': { background: vars.color.brandSoft },
    '&:disabled, &[aria-disabled=true]': { background: 'none', color: vars.state.onDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover:not(:disabled, [aria-disabled=true])': { background: vars.color.brandSoft } },
    },
  },
});

export const value = style({
  width: '2.5em',
  height: vars.size.smallTarget,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'none',
  textAlign: 'center',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: vars.font.figures,
  selectors: { '&:disabled': { color: vars.state.onDisabled } },
});
