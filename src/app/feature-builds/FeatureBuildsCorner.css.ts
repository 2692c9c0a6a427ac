import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const corner = style({
  position: 'fixed',
  insetInlineStart: `calc(${vars.space.s} + ${vars.inset.left})`,
  // Clear of a bar such as the question of cookies.
  insetBlockEnd: `calc(${vars.space.s} + max(var(--bottom-bar, 0px), ${vars.inset.bottom}))`,
  zIndex: vars.layer.toast,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  fontSize: vars.font.size.s,
});

export const summary = style({
  minHeight: vars.size.target,
  padding: `${vars.space.xs} ${vars.space.m}`,
  alignContent: 'center',
  cursor: 'pointer',
});

export const choices = style({
  border: 'none',
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.m,
  paddingBlockStart: 0,
});

export const heading = style({ fontWeight: vars.font.weight.bold, paddingBlockEnd: vars.space.xs });
