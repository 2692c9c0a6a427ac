import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const page = style({
  display: 'grid',
  gap: vars.space.m,
  padding: vars.space.m,
  '@media': {
    [media.medium]: {
      gridTemplateColumns: `${vars.size.drawer} minmax(0, 1fr)`,
      gridTemplateRows: 'auto 1fr',
      height: '100vh',
    },
  },
});

export const header = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

export const heading = style({ fontSize: vars.font.size.l });

export const frame = style({
  width: '100%',
  height: '70vh',
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.m,
  '@media': { [media.medium]: { height: '100%' } },
});

export const log = style({ minWidth: 0, overflow: 'auto' });

export const events = style({ display: 'grid', gap: vars.space.xs, marginBlockStart: vars.space.s });

export const event = style({
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  fontSize: vars.font.size.s,
});

export const content = style({ margin: 0, overflowX: 'auto', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
