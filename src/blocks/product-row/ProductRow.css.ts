import { style } from '@vanilla-extract/css';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { vars } from '../../ui/theme/vars.css';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const heading = style({ fontSize: vars.font.size.l });

/** No scroll snapping: a card focused by keyboard would slip half out of view again. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(13em, 85%)',
  gap: vars.space.s,
  overflowX: 'auto',
  paddingBlockEnd: vars.space.s,
});

export const all = style([standaloneLink, { justifySelf: 'start' }]);
