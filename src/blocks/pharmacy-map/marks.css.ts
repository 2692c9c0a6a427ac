import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/** A mark is a target of 44 px around its point; what lies in front is what is looked at. */
const mark = style({
  position: 'absolute',
  width: vars.size.target,
  height: vars.size.target,
  marginInlineStart: `calc(${vars.size.target} / -2)`,
  selectors: {
    '&:hover, &:focus-visible, &[aria-pressed="true"]': { zIndex: '10000 !important' },
    // The ring follows the mark's own shape.
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
});

export const pin = style([mark, { marginBlockStart: `calc(${vars.size.target} * -1)` }]);

export const pinDrawing = style({ width: '100%', height: '100%', overflow: 'visible' });

export const pinBody = style({
  fill: vars.color.brand,
  stroke: vars.color.page,
  strokeWidth: '2',
  selectors: {
    [`${pin}[aria-pressed="true"] &`]: { fill: vars.color.accent },
    [`${pin}:focus-visible &`]: { stroke: vars.color.focus, strokeWidth: '4' },
  },
  '@media': {
    [media.hover]: { selectors: { [`${pin}:hover:not([aria-pressed="true"]) &`]: { fill: vars.color.brandStrong } } },
    [media.forcedColors]: {
      fill: 'ButtonFace',
      stroke: 'ButtonText',
      selectors: { [`${pin}[aria-pressed="true"] &`]: { fill: 'Highlight' } },
    },
  },
});

export const pinCross = style({
  fill: 'none',
  stroke: vars.color.onBrand,
  strokeWidth: '4',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'ButtonText' } },
});

export const cluster = style([
  mark,
  { display: 'grid', placeItems: 'center', marginBlockStart: `calc(${vars.size.target} / -2)` },
]);

export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '80%',
  height: '80%',
  border: `${vars.border.thick} solid ${vars.color.page}`,
  borderRadius: '50%',
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: vars.font.figures,
  boxShadow: vars.shadow.raised,
  selectors: { [`${cluster}:focus-visible &`]: { outline: vars.focus.ring } },
  '@media': {
    [media.hover]: { selectors: { [`${cluster}:hover &`]: { background: vars.color.brandStrong } } },
    [media.forcedColors]: { borderColor: 'ButtonText' },
  },
});

export const largerDisc = style([disc, { width: '96%', height: '96%' }]);

export const largestDisc = style([disc, { width: '114%', height: '114%' }]);

/** The mark's name below it. A halo in the page's colour keeps it legible on tiles. */
export const caption = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: '50%',
  translate: '-50%',
  width: 'max-content',
  maxWidth: '11em',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.s,
  background: vars.color.page,
  color: vars.color.text,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.line.snug,
  textAlign: 'center',
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: {
    [`${mark}:focus-visible &, ${mark}[aria-pressed="true"] &, ${mark}[data-captioned] &`]: { visibility: 'visible' },
    [`${mark}[data-captioned="above"] &`]: { insetBlock: 'auto 100%' },
  },
  '@media': { [media.hover]: { selectors: { [`${mark}:hover &`]: { visibility: 'visible' } } } },
});

/** Where the visitor searched from. */
export const origin = style({
  position: 'absolute',
  width: vars.space.m,
  height: vars.space.m,
  marginBlockStart: `calc(${vars.space.m} / -2)`,
  marginInlineStart: `calc(${vars.space.m} / -2)`,
  border: `${vars.border.thick} solid ${vars.color.page}`,
  borderRadius: '50%',
  background: vars.tone.info.text,
  boxShadow: vars.shadow.floating,
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText', background: 'Highlight' } },
});
