import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** Visible at any scroll position: a draft must not be mistaken for the published page. */
export const banner = style({
  position: 'sticky',
  bottom: 0,
  zIndex: vars.layer.raised,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBlockStart: `${vars.border.thin} solid ${vars.tone.warning.line}`,
  background: vars.tone.warning.soft,
  color: vars.tone.warning.text,
  textAlign: 'center',
});
