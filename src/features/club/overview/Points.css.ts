import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const points = style({
  fontSize: vars.font.size.xxl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  fontVariantNumeric: vars.font.figures,
});

export const way = style({ display: 'grid', gap: vars.space.xs, width: '100%' });

/** The background and the bar are also visible with forced colours, since the system draws them then. */
export const progress = style({
  appearance: 'none',
  width: '100%',
  height: '0.75em',
  border: `${vars.border.thin} solid ${vars.color.control}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'hidden',
});

globalStyle(`${progress}::-webkit-progress-bar`, { background: vars.color.surface });
globalStyle(`${progress}::-webkit-progress-value`, { background: vars.color.brand });
globalStyle(`${progress}::-moz-progress-bar`, { background: vars.color.brand });
