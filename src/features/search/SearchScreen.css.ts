import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const heading = style({
  fontSize: vars.font.size.xl,
  lineHeight: vars.font.line.tight,
  overflowWrap: 'anywhere',
});

export const outcome = style({ display: 'grid', gap: vars.space.m });

export const word = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  marginInlineEnd: vars.space.s,
});
