import { style } from '@vanilla-extract/css';
import { bar } from '../../../ui/progress/bar.css';
import { vars } from '../../../ui/theme/vars.css';

export const points = style({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  fontVariantNumeric: vars.font.figures,
});

export const way = style({ display: 'grid', gap: vars.space.xs, width: '100%' });

export const progress = style([bar, { width: '100%', height: '0.75em' }]);
