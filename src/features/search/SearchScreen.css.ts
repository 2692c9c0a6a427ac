import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const heading = style({
  fontSize: vars.font.size.xl,
  lineHeight: vars.font.line.tight,
  overflowWrap: 'anywhere',
});

export const word = style({ marginInlineEnd: vars.space.s });
