import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xl,
  maxWidth: vars.size.modal,
  margin: '0 auto',
  padding: `${vars.space.xl} ${vars.space.m} ${vars.space.xxl}`,
  '@media': { [media.print]: { maxWidth: 'none', padding: 0, gap: vars.space.l } },
});

export const header = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });

const status = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  padding: `${vars.space.xxs} ${vars.space.s}`,
  border: `${vars.border.thin} solid`,
  borderRadius: vars.round,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.bold,
});

const { success, info, error } = vars.tone;

export const statusOf = styleVariants({ good: success, waiting: info, bad: error }, ({ text, soft, line }) => [
  status,
  { color: text, background: soft, borderColor: line },
]);

export const lead = style({ maxWidth: vars.size.measure });

export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.print]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const address = style({ display: 'grid', fontStyle: 'normal' });

export const parcels = style({ display: 'grid', gap: vars.space.xs });

export const parcel = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const footer = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m });

export const loading = style({ minHeight: '32em', borderRadius: vars.radius.l });

export const nothing = style({ display: 'grid', justifyItems: 'start', gap: vars.space.m });
