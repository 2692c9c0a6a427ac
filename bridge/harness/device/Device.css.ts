import { style } from '@vanilla-extract/css';
import { media } from '../../../src/ui/theme/media';
import { vars } from '../../../src/ui/theme/vars.css';

/** Scrolls if the device is larger than the available space. */
export const stage = style({
  display: 'grid',
  justifyContent: 'safe center',
  alignContent: 'start',
  minWidth: 0,
  overflow: 'auto',
  padding: vars.space.s,
  '@media': { [media.large]: { gridArea: '1 / 1 / -1 / 2' } },
});

export const body = style({
  position: 'relative',
  width: 'max-content',
  padding: vars.space.xs,
  borderRadius: vars.radius.l,
  background: vars.color.control,
});

/** Always as large as its attributes, whatever space is available. */
export const screen = style({
  maxWidth: 'none',
  border: 0,
  borderRadius: vars.radius.m,
  background: vars.color.page,
});

export const away = style([screen, { visibility: 'hidden' }]);

export const keyboard = style({ position: 'absolute', insetBlockEnd: vars.space.xs, insetInlineStart: vars.space.xs });

export const keys = style({ fill: vars.color.control, fillOpacity: 0.85 });

/** A screen of the app's own, or of another app, over the shop. */
export const app = style({
  position: 'absolute',
  inset: vars.space.xs,
  display: 'grid',
  alignContent: 'center',
  gap: vars.space.s,
  padding: vars.space.l,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const other = style([app, { justifyItems: 'center', textAlign: 'center' }]);
