import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../../src/ui/theme/media';
import { vars } from '../../../src/ui/theme/vars.css';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: `${vars.space.xxs} ${vars.space.s}`,
});

export const counts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  margin: 0,
  fontSize: vars.font.size.s,
  fontVariantNumeric: vars.font.figures,
});

export const count = style({ display: 'flex', gap: vars.space.xxs });

export const figure = style({ margin: 0, fontWeight: vars.font.weight.bold });

export const scroller = style({
  flex: '1 1 0',
  minHeight: '12em',
  overflow: 'auto',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.s,
});

export const table = style({
  width: '100%',
  tableLayout: 'fixed',
  fontSize: vars.font.size.xs,
  fontVariantNumeric: vars.font.figures,
});

export const head = style({
  position: 'sticky',
  top: 0,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  background: vars.color.surface,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

export const cell = style({
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderTop: `${vars.border.thin} solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.normal,
});

/** Time, direction, number, latency and validity: one line above the payload. */
export const facts = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s, color: vars.color.muted });

export const valid = style({ color: vars.tone.success.text });

export const type = style([cell, { fontWeight: vars.font.weight.bold, overflowWrap: 'anywhere' }]);

export const payload = style({ overflowWrap: 'anywhere', fontFamily: 'ui-monospace, monospace' });

export const invalid = style({ background: vars.tone.error.soft });

export const problem = style({
  color: vars.tone.error.text,
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
});

export const empty = style({ padding: vars.space.m, color: vars.color.muted });

/** Can be opened to be read field by field, and to be copied. */
export const summary = style({ cursor: 'pointer' });

/** Most names of messages fit on one line; the others break after an underscore. */
export const column = styleVariants({
  type: { width: '9em', '@media': { [media.medium]: { width: '13em' } } },
  message: {},
});

export const whole = style({ margin: `${vars.space.xxs} 0`, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const copy = style({
  minHeight: vars.size.smallTarget,
  padding: `0 ${vars.space.xs}`,
  border: `${vars.border.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.s,
  background: vars.color.page,
  color: vars.color.text,
  fontSize: vars.font.size.xs,
});

export const injected = style({ color: vars.tone.warning.text, fontWeight: vars.font.weight.bold });

export const types = style({
  fontSize: vars.font.size.xs,
  lineHeight: vars.size.smallTarget,
  selectors: { '&[open]': { width: '100%' } },
});

export const typeCounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space.s}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Hidden when opened, since the full payload is shown below. */
export const short = style({ selectors: { 'details[open] > summary &': { display: 'none' } } });

/** The row of READY, where a new session starts. */
export const session = style({ background: vars.color.brandSoft });
