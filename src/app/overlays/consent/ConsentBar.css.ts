import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const question = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': {
    [media.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'center', paddingInline: vars.space.l },
  },
});

export const text = style({
  fontSize: vars.font.size.s,
  lineHeight: vars.font.line.snug,
  maxWidth: vars.size.measure,
});

/** Both answers are equally easy to give: side by side, alike and equally wide, if there is space. */
export const actions = style({
  display: 'grid',
  gap: vars.space.xs,
  fontSize: vars.font.size.s,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(10.5em, 100%), 1fr))',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(3, auto)' } },
});

/** Below the answers on a phone. */
export const more = style({
  gridColumn: '1 / -1',
  '@media': { [media.medium]: { gridColumn: 'auto' } },
});

/** One line each, also on the narrowest phone. */
globalStyle(`${actions} button`, {
  paddingInline: vars.space.s,
  '@media': { [media.medium]: { paddingInline: vars.space.l } },
});
