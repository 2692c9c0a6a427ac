import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const panel = style({
  position: 'absolute',
  insetInline: 0,
  top: '100%',
  marginBlockStart: vars.space.xxs,
  padding: vars.space.xs,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  zIndex: vars.layer.raised,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

/** Scrolls itself, as the part that the arrow keys move in. */
export const list = style({ maxHeight: '70vh', overflowY: 'auto' });

export const empty = style({ padding: vars.space.s, color: vars.color.muted });

export const groupTitle = style({
  padding: `${vars.space.xs} ${vars.space.s} 0`,
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
});

export const row = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' });

export const product = style({
  display: 'grid',
  gridTemplateColumns: '3em 1fr auto',
  alignItems: 'center',
  gap: vars.space.s,
  width: '100%',
  fontVariantNumeric: vars.font.figures,
});

export const productTitle = style({ minWidth: 0 });
