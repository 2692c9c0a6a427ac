import { style } from '@vanilla-extract/css';
import { bar as progressBar } from '../../../ui/progress/bar.css';
import { vars } from '../../../ui/theme/vars.css';

export const steps = style({ display: 'grid', gap: vars.space.s, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.border.thick} solid transparent`,
  selectors: { '&[data-current="true"]': { borderInlineStartColor: vars.color.brand } },
});

export const bar = style([progressBar, { width: '100%', height: '0.75em' }]);

export const text = style({ overflowWrap: 'anywhere' });
