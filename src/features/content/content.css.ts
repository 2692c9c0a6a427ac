import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const article = style({ display: 'grid', gap: vars.space.m, maxWidth: vars.size.measure });

export const heading = style({ fontSize: vars.font.size.xxl, lineHeight: vars.font.line.tight });

export const subHeading = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

export const intro = style({ fontSize: vars.font.size.m, color: vars.color.muted, maxWidth: vars.size.measure });

export const related = style({ display: 'grid', gap: vars.space.s });

export const links = style({ display: 'grid' });

export const group = style({ display: 'grid', gap: vars.space.s });

export const index = style({
  display: 'grid',
  gap: vars.space.xs,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const entry = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
});

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });
