import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import './leaflet.css';

/** Fills what it is placed in. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  height: '100%',
  minHeight: '20em',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const surface = style({
  position: 'absolute',
  inset: 0,
  // One finger scrolls the page; two, and a mouse, move the map.
  touchAction: 'pan-x pan-y',
  selectors: {
    '&:focus-visible': { outlineOffset: `calc(${vars.border.thick} * -2)` },
    '&[data-moving]': { touchAction: 'none' },
  },
});

globalStyle(`${surface} button`, { touchAction: 'inherit' });

/** Only visible while it has the focus. */
export const skip = style([
  visuallyHidden,
  {
    selectors: {
      '&:focus': {
        zIndex: vars.layer.raised,
        width: 'auto',
        height: 'auto',
        margin: vars.space.xs,
        padding: `${vars.space.xs} ${vars.space.m}`,
        overflow: 'visible',
        clipPath: 'none',
        borderRadius: vars.radius.s,
        background: vars.color.page,
        textDecoration: 'underline',
      },
    },
  },
]);

export const controls = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  display: 'grid',
  justifyItems: 'end',
  gap: vars.space.xs,
  pointerEvents: 'none',
});

globalStyle(`${controls} button`, {
  pointerEvents: 'auto',
  background: vars.color.page,
  boxShadow: vars.shadow.raised,
});

export const touchMode = style({
  minHeight: vars.size.target,
  paddingInline: vars.space.m,
  borderRadius: vars.round,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  selectors: {
    // As much as the controls' own background.
    [`${controls} &[aria-pressed="true"]`]: { background: vars.color.brand, color: vars.color.onBrand },
  },
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid ButtonText` } },
});

export const note = style({
  position: 'absolute',
  zIndex: vars.layer.raised,
  insetBlockEnd: 0,
  insetInlineEnd: 0,
  maxWidth: '100%',
  paddingInline: vars.space.xs,
  borderStartStartRadius: vars.radius.s,
  background: vars.color.page,
  color: vars.color.muted,
  fontSize: vars.font.size.xs,
});

/** The same, with a question. */
export const question = style([
  note,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.xs,
    maxWidth: 'min(100%, 24em)',
    padding: vars.space.xs,
  },
]);
