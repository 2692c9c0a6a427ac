import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** In sight wherever the page is scrolled to: nobody shall take it for the published one. */
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
