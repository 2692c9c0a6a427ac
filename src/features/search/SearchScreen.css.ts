import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { vars } from '../../ui/theme/vars.css';

export const heading = style({
  fontSize: vars.font.size.xl,
  lineHeight: vars.font.line.tight,
  overflowWrap: 'anywhere',
});

export const outcome = style({ display: 'grid', gap: vars.space.m });

export const word = style([standaloneLink, { marginInlineEnd: vars.space.s }]);

/** How many products and texts, in one line. */
export const found = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  minHeight: vars.size.target,
});

/** Reserved before the answer, so that the list below does not move. */
export const notes = style({ display: 'grid', gap: vars.space.xs, minHeight: vars.size.target });
