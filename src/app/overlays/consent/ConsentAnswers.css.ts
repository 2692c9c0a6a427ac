import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

/** Side by side and equally wide, if there is space. */
export const answers = style({
  display: 'grid',
  gap: vars.space.xs,
  width: '100%',
  fontSize: vars.font.size.s,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5em, 100%), 1fr))',
  '@media': { [media.medium]: { width: 'auto', gridTemplateColumns: 'repeat(3, auto)' } },
});

export const more = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

/** One line each, also on the narrowest phone. */
globalStyle(`${answers} button`, {
  paddingInline: vars.space.xxs,
  '@media': { [media.medium]: { paddingInline: vars.space.l } },
});
