import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { dialogButtons } from '../modal/dialog-buttons';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1em)' } });

/** What the buttons of an open dialog take of the view's lower edge: a notice without time limit would cover them. */
const buttons = `var(${dialogButtons}, 0px)`;

export const region = style({
  position: 'fixed',
  right: vars.space.m,
  // Above a question at the view's lower edge, whose buttons it would cover.
  bottom: `calc(${vars.space.m} + max(${vars.inset.bottom} + ${buttons}, var(--bottom-bar, 0px)))`,
  left: vars.space.m,
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '@media': {
    [media.low]: {
      right: vars.space.xxs,
      bottom: `calc(${vars.space.xxs} + ${vars.inset.bottom})`,
      left: vars.space.xxs,
    },
  },
});

const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  maxWidth: '100%',
  padding: `${vars.space.xxs} ${vars.space.xxs} ${vars.space.xxs} ${vars.space.m}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.slow}`,
  '@media': {
    [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` },
    [media.low]: {
      columnGap: vars.space.xxs,
      paddingBlock: 0,
      fontSize: vars.font.size.s,
      lineHeight: vars.font.line.snug,
    },
  },
});

export const tone = styleVariants(
  {
    info: { background: vars.color.text, color: vars.color.page },
    success: { background: vars.action.green.strong, color: vars.action.on },
    error: { background: vars.action.red.strong, color: vars.action.on },
  },
  (look) => [toast, look],
);

const shortestLine = '9em';

/** Lines have a readable length: on a narrow screen the buttons come below. Scrolls rather than filling the view. */
export const text = style({
  flex: `1 1 ${shortestLine}`,
  maxHeight: '28svh',
  minWidth: 0,
  paddingBlock: vars.space.xs,
  overflowWrap: 'anywhere',
  overflowY: 'auto',
  // A shorter text takes as much room, where the notice is as wide as its contents: the button stays beside it.
  '::before': { content: '""', display: 'block', width: shortestLine, maxWidth: '100%' },
  '@media': { [media.low]: { maxHeight: '36svh', paddingBlock: vars.space.xxs } },
});

export const controls = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  marginInlineStart: 'auto',
});

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', boxShadow: 'none', outlineOffset: '-0.25em' } },
});
