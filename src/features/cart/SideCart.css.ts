import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const contents = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  outline: 'none',
});

export const footer = style({ display: 'grid', gap: vars.space.xs, width: '100%' });

export const sums = style({ paddingBottom: vars.space.xs, fontVariantNumeric: vars.font.figures });

export const sumsSaving = style([sums, { color: vars.color.muted }]);

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: vars.font.size.l,
  fontWeight: vars.font.weight.bold,
});
