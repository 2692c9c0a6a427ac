import { style } from '@vanilla-extract/css';
import { pair } from '../theme/columns';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
  maxWidth: vars.size.page,
  marginInline: 'auto',
  padding: vars.space.m,
});

export const heading = style({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight });

export const row = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr)`,
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  maxWidth: vars.size.measure,
});

export const picture = style({ width: vars.size.thumbnail, height: vars.size.thumbnail });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.l,
  '@media': { [media.large]: { gridTemplateColumns: 'minmax(0, 1fr) 22em', columnGap: vars.space.xl } },
});

export const fields = style({ minHeight: '28em', borderRadius: vars.radius.l });

export const summary = style({ minHeight: '18em', borderRadius: vars.radius.m });

export const tools = style({ height: vars.size.target, borderRadius: vars.round, maxWidth: '24em' });

export const cards = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: pair,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.m },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const card = style({ height: '19em', borderRadius: vars.radius.m });

export const halves = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xl } },
});

export const gallery = style({ aspectRatio: '1', borderRadius: vars.radius.m });

export const text = style({ display: 'grid', gap: vars.space.l, alignContent: 'start', maxWidth: vars.size.measure });

export const button = style({ height: vars.size.target, borderRadius: vars.round });
