import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const corner = style({
  position: 'fixed',
  insetInlineEnd: `calc(${vars.space.s} + ${vars.inset.right})`,
  insetBlockEnd: `calc(${vars.space.s} + max(var(--bottom-bar, 0px), ${vars.inset.bottom}))`,
  zIndex: vars.layer.toast,
  maxWidth: `calc(100vw - 2 * ${vars.space.s})`,
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

export const contents = style({
  display: 'grid',
  gap: vars.space.s,
  width: vars.size.drawer,
  maxWidth: '100%',
  maxHeight: '60vh',
  overflow: 'auto',
  padding: vars.space.m,
  paddingBlockStart: 0,
});

export const facts = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: vars.space.xs });

export const term = style({ fontWeight: vars.font.weight.bold });

export const value = style({ margin: 0, overflowWrap: 'anywhere' });

export const messages = style({ display: 'grid', gap: vars.space.xs, margin: 0, padding: 0, listStyle: 'none' });

export const message = style({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
  paddingBlockStart: vars.space.xs,
});

export const payload = style({ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
