import { style } from '@vanilla-extract/css';
import { sumRow } from '../../ui/panel/sum-row.css';
import { vars } from '../../ui/theme/vars.css';

export const summary = style({ display: 'grid', gap: vars.space.m });

export const sums = style({ display: 'grid', gap: vars.space.xs, fontVariantNumeric: vars.font.figures });

export const total = style([
  sumRow,
  {
    alignItems: 'baseline',
    paddingTop: vars.space.s,
    borderTop: `${vars.border.thin} solid ${vars.color.line}`,
    fontSize: vars.font.size.l,
    fontWeight: vars.font.weight.bold,
  },
]);

export const vat = style([sumRow, { color: vars.color.muted, fontSize: vars.font.size.s }]);

export const saving = style([summary, { color: vars.color.muted }]);

export const unknown = style({ display: 'inline-block', width: '4em', height: '0.9em' });
