import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** The style of text fields and selects. */
export const control = style({
  width: '100%',
  minHeight: vars.size.control,
  padding: `0.5em ${vars.space.m}`,
  border: `${vars.border.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.s,
  background: vars.color.page,
  transition: `border-color ${vars.motion.quick}`,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    // Closer than elsewhere: a text field has its ring for mouse users too.
    '&:focus-visible': {
      borderColor: vars.color.brand,
      outline: `${vars.border.thick} solid ${vars.color.brand}`,
      outlineOffset: 0,
      boxShadow: 'none',
    },
    '&[aria-invalid=true]': { borderColor: vars.tone.error.text, background: vars.tone.error.soft },
    '&:disabled': { borderColor: vars.state.disabled, background: vars.state.disabled, color: vars.state.onDisabled },
    '&:read-only:not(select, :disabled)': { background: vars.color.surface },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.brand } } } },
});

export const area = style([control, { minHeight: '7em', resize: 'vertical' }]);

export const select = style([control, { appearance: 'none', paddingRight: '2.75em', cursor: 'pointer' }]);

export const selectFrame = style({ position: 'relative' });

export const arrow = style({
  position: 'absolute',
  top: 0,
  right: vars.space.s,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
});
