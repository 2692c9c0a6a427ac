import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, staticWhereLow } from '../theme/media';
import { vars } from '../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

export const dialog = style({
  padding: 0,
  border: 0,
  background: vars.color.page,
  color: vars.color.text,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  selectors: {
    '&[open]': { display: 'flex', flexDirection: 'column' },
    '&::backdrop': { background: vars.state.backdrop, animation: `${appear} ${vars.motion.slow}` },
  },
  '@media': {
    [media.forcedColors]: { border: `${vars.border.thick} solid CanvasText` },
  },
});

/**
 * Fills the dialog, so that a press on the dialog itself is one on the backdrop. This element scrolls, since it
 * contains the close button, which can be focused: keys can then scroll any content. It has no height in percent: in a
 * dialog sized by its content, WebKit treats that as zero.
 */
export const content = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  paddingInline: `${vars.inset.left} ${vars.inset.right}`,
  overflow: 'auto',
  overscrollBehavior: 'contain',
});

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.raised,
  background: vars.color.page,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  padding: `${vars.space.s} ${vars.space.s} ${vars.space.xs} ${vars.space.l}`,
  '@media': staticWhereLow,
});

/** A long word breaks instead of pushing the close button out of a narrow dialog. */
export const title = style({
  flex: '1 1 5em',
  fontSize: vars.font.size.l,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: vars.space.xxs,
  minHeight: vars.size.target,
  marginInlineStart: 'auto',
  padding: `0 ${vars.space.s}`,
  borderRadius: vars.round,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
  transition: `background ${vars.motion.quick}`,
  selectors: { '&:active': { background: vars.color.brandSoft } },
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.brandSoft } } } },
});

const contents = style({
  padding: `${vars.space.xs} ${vars.space.l} ${vars.space.l}`,
  selectors: { '&:last-child': { paddingBlockEnd: `calc(${vars.space.l} + ${vars.inset.bottom})` } },
  // Raised content stays below header and footer.
  isolation: 'isolate',
});

globalStyle(`${contents} > p + :not(:empty)`, { marginTop: vars.space.s });

export const body = style([contents, { flex: '1 1 auto' }]);

/** Does not grow: what comes after the footer later would push it up, away from under a finger. */
export const bodyBeforeMore = style([contents, { flex: 'none' }]);

export const footer = style({
  position: 'sticky',
  bottom: 0,
  background: vars.color.page,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.s,
  padding: `${vars.space.m} ${vars.space.l} calc(${vars.space.m} + ${vars.inset.bottom})`,
  borderTop: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': staticWhereLow,
});

export const after = style({
  padding: `${vars.space.l} ${vars.space.l} calc(${vars.space.l} + ${vars.inset.bottom})`,
  isolation: 'isolate',
});
