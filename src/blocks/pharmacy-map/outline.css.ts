import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

// Style rules outrank the attributes that Leaflet sets.

const shape = style({
  fillOpacity: 1,
  strokeOpacity: 1,
  strokeWidth: '1',
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'GrayText' } },
});

export const neighbours = style([shape, { fill: vars.color.page, stroke: vars.color.line }]);

export const sweden = style([
  shape,
  {
    fill: vars.color.brandSoft,
    stroke: vars.color.control,
    '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
  },
]);

export const lakes = style([
  shape,
  {
    fill: vars.color.surface,
    stroke: vars.color.line,
    selectors: { '[data-close] &': { visibility: 'hidden' } },
  },
]);

globalStyle(`${shape}`, { pointerEvents: 'none' });
