import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../link/standalone-link.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** A button that looks like a standalone link, with an icon before its text. */
export const textButton = style([
  standaloneLink,
  { gap: vars.space.xs, color: vars.color.link, '@media': { [media.print]: { display: 'none' } } },
]);
