import { style } from '@vanilla-extract/css';
import { media } from '../../src/ui/theme/media';
import { vars } from '../../src/ui/theme/vars.css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: '100dvh',
  fontSize: vars.font.size.s,
  '@media': {
    [media.large]: { gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh', alignContent: 'stretch' },
  },
});

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
});

export const title = style({ fontSize: vars.font.size.l });

export const main = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.large]: { gridTemplateColumns: '19em minmax(0, auto) minmax(26em, 1fr)', minHeight: 0 },
  },
});

export const side = style({
  background: vars.color.surface,
  '@media': { [media.large]: { overflow: 'auto' } },
});

export const panel = style({ display: 'grid', gap: vars.space.s, padding: vars.space.m });

export const logPanel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minHeight: '24em',
  padding: vars.space.m,
  borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
});

export const heading = style({ fontSize: vars.font.size.m });

export const asked = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const tabPanel = style({ selectors: { '&[hidden]': { display: 'none' } } });
