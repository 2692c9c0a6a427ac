import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const question = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    [media.low]: { gap: vars.space.xxs },
    [media.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'center', paddingInline: vars.space.l },
  },
});

export const text = style({
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  maxWidth: vars.size.measure,
});
