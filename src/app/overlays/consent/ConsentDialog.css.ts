import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const categories = style({ display: 'grid', gap: vars.space.s, marginBlock: vars.space.m });

/** Takes space only once it contains a text. */
export const changed = style({
  fontWeight: vars.font.weight.bold,
  selectors: { '&:not(:empty)': { marginBlockStart: vars.space.s } },
});

export const category = style({
  padding: `${vars.space.xs} ${vars.space.m}`,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const receipt = style({
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  overflowWrap: 'anywhere',
});
