import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const table = style({ width: '100%', borderCollapse: 'collapse' });

const anyCell = style({
  padding: vars.space.xs,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
  fontWeight: vars.font.weight.normal,
  textAlign: 'start',
  selectors: { 'thead &': { fontWeight: vars.font.weight.bold } },
});

export const cell = anyCell;

export const figure = style([anyCell, { textAlign: 'end', fontVariantNumeric: vars.font.figures }]);

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });
