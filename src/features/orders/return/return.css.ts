import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const slips = style({ ...column, gap: vars.space.xl });

export const slip = style({ ...column, gap: vars.space.m, breakInside: 'avoid' });

export const qr = style({
  display: 'block',
  width: '11em',
  aspectRatio: '1',
  maxWidth: '100%',
  // Scanners need dark modules on a light ground, whatever the theme.
  background: vars.paper.ground,
  fill: vars.paper.ink,
  forcedColorAdjust: 'none',
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const form = style({ ...column, justifyItems: 'start', gap: vars.space.m, maxWidth: vars.size.measure });

export const rows = style({ ...column, width: '100%' });

export const legend = style({ marginBottom: vars.space.xs, fontWeight: vars.font.weight.bold });

export const row = style({
  ...column,
  paddingBlock: vars.space.xs,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
});

export const fields = style({
  ...column,
  gap: vars.space.m,
  paddingBottom: vars.space.s,
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' } },
});

export const refused = style({ ...column, gap: vars.space.s });

export const refusedTitle = style({ fontWeight: vars.font.weight.medium });

export const steps = style({ ...column, gap: vars.space.xs, paddingInlineStart: vars.space.l, listStyle: 'decimal' });
