import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: vars.layer.bar,
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  background: vars.color.surface,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'center', paddingInline: vars.space.xl },
  },
});

export const text = style({ fontSize: vars.font.size.s, maxWidth: vars.size.measure });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
