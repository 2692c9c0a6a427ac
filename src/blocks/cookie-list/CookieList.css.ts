import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const summary = style({
  minHeight: vars.size.target,
  paddingBlock: vars.space.xs,
  color: vars.color.link,
  fontSize: vars.font.size.s,
  cursor: 'pointer',
});

export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, paddingBlockEnd: vars.space.s });

export const row = style({ fontSize: vars.font.size.s, lineHeight: vars.font.line.snug });

export const name = style({ fontWeight: vars.font.weight.medium, overflowWrap: 'anywhere' });

export const life = style({ color: vars.color.muted });

export const category = style({ display: 'grid', gap: vars.space.s });

export const heading = style({ fontSize: vars.font.size.m });
