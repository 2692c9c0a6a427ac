import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const section = style({ display: 'grid', gap: vars.space.m });

export const heading = style({ fontSize: vars.font.size.l });

export const list = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({
  display: 'grid',
  alignContent: 'start',
  padding: `${vars.space.xs} ${vars.space.m} ${vars.space.s}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
});

export const link = style([standaloneLink, { fontWeight: vars.font.weight.bold }]);

export const text = style({ color: vars.color.muted, fontSize: vars.font.size.s });
