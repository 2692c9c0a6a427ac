import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const steps = style({ display: 'grid', gap: vars.space.m, padding: 0, listStyle: 'none' });

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.border.thick} solid transparent`,
  selectors: { '&[data-current="true"]': { borderInlineStartColor: vars.color.brand } },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const bar = style({
  width: '100%',
  height: '0.75em',
  borderRadius: vars.round,
  background: vars.color.line,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText`, background: 'Canvas' } },
});

export const filled = style({
  fill: vars.color.brand,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** What the cart adds. */
export const added = style({
  fill: vars.color.accent,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', fillOpacity: 0.4 } },
});
