import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const categories = style({ display: 'grid', gap: vars.space.s, marginBlock: vars.space.m });

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

/** On a phone the two answers are side by side and equally wide, as in the bar. */
export const actions = style({
  display: 'grid',
  gap: vars.space.xs,
  width: '100%',
  fontSize: vars.font.size.s,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5em, 100%), 1fr))',
  '@media': { [media.medium]: { width: 'auto', gridTemplateColumns: 'repeat(3, auto)' } },
});

export const save = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

globalStyle(`${actions} button`, {
  paddingInline: vars.space.s,
  '@media': { [media.medium]: { paddingInline: vars.space.l } },
});
