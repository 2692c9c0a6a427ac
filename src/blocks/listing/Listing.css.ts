import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const listing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const skeletons = style({
  display: 'grid',
  gap: vars.space.s,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});

export const skeleton = style({ aspectRatio: '1 / 2' });

export const busy = style({ opacity: 0.6 });

export const group = style({
  display: 'grid',
  gap: vars.space.xs,
  marginBlockEnd: vars.space.l,
  border: 'none',
  padding: 0,
});

export const legend = style({ fontWeight: vars.font.weight.bold, paddingBlockEnd: vars.space.xs });

export const prices = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s });
