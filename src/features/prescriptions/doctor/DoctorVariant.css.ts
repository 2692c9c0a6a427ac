import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

/** The sign-in, with contacts next to it on wide screens. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  width: '100%',
  maxWidth: vars.size.modal,
  marginInline: 'auto',
  paddingBlock: vars.space.l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xl } },
});

/** The area, followed by the contacts. */
export const area = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

export const wayOut = style({ maxWidth: vars.size.drawer });

export const intro = style({
  display: 'grid',
  gap: vars.space.s,
  gridColumn: '1 / -1',
  maxWidth: vars.size.measure,
});

export const box = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: vars.size.drawer });

export const contact = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
});

export const whom = style({ display: 'grid', gap: vars.space.xxs });

export const title = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

export const subTitle = style({ fontSize: vars.font.size.m, lineHeight: vars.font.line.snug });
