import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/theme/vars.css';

export const lanes = style({ display: 'grid', gap: vars.space.xxs, marginBlock: vars.space.xs });

export const name = style({ margin: 0, fontSize: vars.font.size.xs, fontWeight: vars.font.weight.bold });

export const hint = style({ margin: 0, fontSize: vars.font.size.xs, color: vars.color.muted });

const lane = style({ display: 'block', width: '100%', height: '32px', background: vars.color.page });

export const requests = style([lane, { fill: vars.color.control }]);

export const bytes = style([lane, { fill: vars.color.brand }]);

export const tasks = style([lane, { fill: vars.tone.error.text }]);

export const mark = style({
  stroke: vars.color.control,
  strokeWidth: 1,
  vectorEffect: 'non-scaling-stroke',
  fill: 'none',
});
