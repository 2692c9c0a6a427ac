import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

/** In the upper corner of its container. */
export const heart = style({
  position: 'absolute',
  insetInlineEnd: `calc(-1 * ${vars.space.xs})`,
  top: `calc(-1 * ${vars.space.xs})`,
  zIndex: vars.layer.raised,
  display: 'grid',
  placeItems: 'center',
  width: vars.size.target,
  height: vars.size.target,
  borderRadius: '50%',
  // The picture behind it is light in the dark too.
  background: vars.color.page,
  color: vars.color.brand,
  animation: `${appear} ${vars.motion.slow}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.brandSoft } } } },
});

globalStyle(`${heart}[aria-pressed=true] > svg`, { fill: 'currentColor' });
