import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** A box or circle with its text: pressing anywhere on it chooses. */
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  columnGap: vars.space.s,
  minHeight: vars.size.target,
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { color: vars.state.onDisabled, cursor: 'not-allowed' } },
});

export const input = style({
  width: vars.size.choice,
  height: vars.size.choice,
  accentColor: vars.color.brand,
  cursor: 'inherit',
  selectors: {
    '&[aria-invalid=true]:enabled:not(:focus-visible)': {
      outline: `${vars.border.thick} solid ${vars.tone.error.text}`,
    },
  },
});

/** Centres the first line of text on the input. */
export const text = style({ lineHeight: vars.size.choice });

export const hint = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
});

// A legend is outside its fieldset's grid, so the distance to it is set here.
export const options = style({ display: 'grid', gap: vars.space.xs, marginTop: vars.space.xs });

export const option = style([
  choice,
  {
    padding: `${vars.space.s} ${vars.space.m}`,
    border: `${vars.border.thin} solid ${vars.color.control}`,
    borderRadius: vars.radius.m,
    transition: `border-color ${vars.motion.quick}, background ${vars.motion.quick}`,
    selectors: {
      '&:has(:checked)': {
        borderColor: vars.color.brand,
        background: vars.color.brandSoft,
        boxShadow: `inset 0 0 0 ${vars.border.thin} ${vars.color.brand}`,
      },
      '&:has(:disabled)': { borderColor: vars.state.disabled },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:has(:disabled))': { borderColor: vars.color.brand } } } },
  },
]);
