import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const nav = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.l}`,
  selectors: { '&[data-lined]': { borderBottom: `${vars.border.thin} solid ${vars.color.line}` } },
});

/** One line, which scrolls sideways where it is too long. */
export const pages = style({
  display: 'flex',
  gap: vars.space.l,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring, which scrolling would cut off.
  padding: vars.space.xxs,
  margin: `calc(-1 * ${vars.space.xxs})`,
  // What has the focus is not at the very edge, so that its neighbours can be seen.
  scrollPaddingInline: vars.space.xl,
});

export const link = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  minHeight: vars.size.target,
  color: vars.color.link,
  textUnderlineOffset: '0.25em',
  selectors: {
    '&[aria-current]': {
      color: vars.color.text,
      fontWeight: vars.font.weight.bold,
      textDecoration: 'none',
      borderBottom: `${vars.border.thick} solid ${vars.color.brand}`,
    },
  },
});
