import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const letterhead = style({
  display: 'none',
  '@media': {
    [media.print]: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: vars.space.l,
      paddingBottom: vars.space.m,
      borderBottom: `${vars.border.thick} solid ${vars.color.line}`,
    },
  },
});

export const name = style({ fontSize: vars.font.size.xl, fontWeight: vars.font.weight.bold });

export const order = style({ textAlign: 'right', fontVariantNumeric: vars.font.figures });

export const number = style({ fontSize: vars.font.size.l, fontWeight: vars.font.weight.bold });
