import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/theme/vars.css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.s,
  maxWidth: vars.size.modal,
  margin: '0 auto',
  padding: vars.space.m,
  fontSize: vars.font.size.s,
});

export const title = style({ fontSize: vars.font.size.l });

export const status = style({ fontVariantNumeric: vars.font.figures });

export const waiting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: vars.space.s,
  border: `${vars.border.thin} solid ${vars.tone.info.line}`,
  borderRadius: vars.radius.s,
  background: vars.tone.info.soft,
  color: vars.tone.info.text,
});

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '7em minmax(0, 1fr) max-content',
  gap: vars.space.s,
  padding: `${vars.space.xs} 0`,
  borderTop: `${vars.border.thin} solid ${vars.color.line}`,
});

export const pending = style({ color: vars.color.muted });

const weight = { fontWeight: vars.font.weight.bold };

export const result = styleVariants({
  passed: { ...weight, color: vars.tone.success.text },
  sent: { ...weight, color: vars.tone.info.text },
  failed: { ...weight, color: vars.tone.error.text },
  notOffered: { color: vars.color.muted },
  inconclusive: { ...weight, color: vars.tone.warning.text },
});

export const detail = style({ fontSize: vars.font.size.xs, color: vars.color.muted });

export const reason = style({ display: 'block', overflowWrap: 'anywhere' });
