import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.print]: { display: 'block' } },
});

export const title = style({ fontSize: vars.font.size.l });

export const table = style({ width: '100%' });

export const row = style({
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  breakInside: 'avoid',
});

export const headRow = style([
  row,
  { color: vars.color.muted, fontSize: vars.font.size.s, fontWeight: vars.font.weight.normal },
]);

const cell = style({
  paddingBlock: vars.space.s,
  verticalAlign: 'top',
  textAlign: 'left',
  '@media': { [media.print]: { paddingBlock: vars.space.xs } },
});

export const name = style([cell, { fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' }]);

export const nameHead = style([cell, { fontWeight: vars.font.weight.normal }]);

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.normal,
});

export const figure = style([
  cell,
  {
    paddingLeft: vars.space.m,
    textAlign: 'right',
    fontVariantNumeric: vars.font.figures,
    whiteSpace: 'nowrap',
  },
]);

export const figureHead = style([figure, { fontWeight: vars.font.weight.normal }]);
