import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(1em)' } });

export const region = style({
  position: 'fixed',
  right: vars.space.m,
  bottom: `calc(${vars.space.m} + ${vars.inset.bottom})`,
  left: vars.space.m,
  zIndex: vars.layer.toast,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
});

const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  maxWidth: '100%',
  padding: `${vars.space.xxs} ${vars.space.xxs} ${vars.space.xxs} ${vars.space.m}`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  animation: `${rise} ${vars.motion.calm}`,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

export const tone = styleVariants(
  {
    info: { background: vars.color.text, color: vars.color.page },
    success: { background: vars.action.green.strong, color: vars.action.on },
    error: { background: vars.action.red.strong, color: vars.action.on },
  },
  (look) => [toast, look],
);

export const text = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.xs, overflowWrap: 'anywhere' });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  selectors: { '&:focus-visible': { outlineColor: 'currentColor', boxShadow: 'none', outlineOffset: '-0.25em' } },
});
