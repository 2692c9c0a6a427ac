import { style } from '@vanilla-extract/css';
import { sumRow } from '../../ui/panel/sum-row.css';
import { vars } from '../../ui/theme/vars.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.s,
  padding: vars.space.m,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
});

export const title = style({ fontSize: vars.font.size.m });

export const sums = style({ display: 'grid', gap: vars.space.xxs, width: '100%' });

export const pays = style([sumRow, { fontWeight: vars.font.weight.medium }]);
