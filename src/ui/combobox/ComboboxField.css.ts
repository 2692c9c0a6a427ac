import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const frame = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const withButton = style([
  frame,
  { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: vars.space.s },
]);

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  maxHeight: '60vh',
  overflowY: 'auto',
  marginBlockStart: vars.space.xxs,
  padding: vars.space.xs,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.page,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.raised,
});

export const note = style([panel, { color: vars.color.muted, paddingInline: vars.space.s }]);
