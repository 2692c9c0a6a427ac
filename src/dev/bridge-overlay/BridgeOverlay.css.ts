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
  maxWidth: `calc(100vw - 4 * ${vars.space.s})`,
  maxHeight: '60vh',
  overflow: 'auto',
  padding: vars.space.m,
  paddingBlockStart: 0,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const heading = style({ fontSize: vars.font.size.s, fontWeight: vars.font.weight.bold });

export const messages = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const message = style({ minHeight: vars.size.target, alignContent: 'center', cursor: 'pointer' });

export const payload = style({
  margin: 0,
  paddingBlockEnd: vars.space.s,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
