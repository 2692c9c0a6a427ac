import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

/** The list, and the map beside it on wide screens. */
export const region = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  '@media': { [media.large]: { order: 1 } },
});

/** Reserved until the map has loaded. */
export const map = style({
  height: '22em',
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  '@media': { [media.large]: { height: '34em' } },
});

export const chosen = style({ minHeight: '4.5em' });

export const hint = style({ color: vars.color.muted });

/** Its lines are reserved. */
export const hours = style({ minHeight: `calc(2em * ${vars.font.line.normal})`, fontSize: vars.font.size.s });
