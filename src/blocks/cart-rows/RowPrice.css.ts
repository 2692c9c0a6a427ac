import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const price = style({
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: vars.font.figures,
  whiteSpace: 'nowrap',
  textAlign: 'right',
});

export const reduced = style([price, { color: vars.state.reduced }]);

/** The previous sum: the service has not sent the new one yet. */
export const pending = style([price, { color: vars.color.muted }]);

export const before = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.normal,
});
