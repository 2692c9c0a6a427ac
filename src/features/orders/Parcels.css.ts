import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const title = style({ fontSize: vars.font.size.l });

export const parcels = style({ display: 'grid', gap: vars.space.s });

export const parcel = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: `${vars.space.m} ${vars.space.l}`,
  // Visible in forced colours, which leave out the background.
  border: `${vars.border.thin} solid transparent`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  breakInside: 'avoid',
  '@media': { [media.print]: { gap: 0, padding: 0 } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.m,
});

export const kind = style({ color: vars.color.muted, fontWeight: vars.font.weight.normal });

export const progress = style({ fontWeight: vars.font.weight.medium });

export const contents = style({ display: 'grid', gap: vars.space.xxs });

export const note = style({
  color: vars.color.muted,
  fontSize: vars.font.size.s,
  fontVariantNumeric: vars.font.figures,
});

export const tracking = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});

export const track = style({ gap: vars.space.xs });
