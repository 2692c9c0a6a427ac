import { style } from '@vanilla-extract/css';
import { media, wide } from '../../src/ui/theme/media';
import { vars } from '../../src/ui/theme/vars.css';

/** From large on everything is on one screen, whose parts scroll; below, one part follows the other. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minHeight: '100dvh',
  fontSize: vars.font.size.s,
  '@media': {
    [media.large]: { gridTemplateRows: 'auto minmax(0, 1fr)', height: 'max(100dvh, 40rem)', alignContent: 'stretch' },
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
    [media.large]: {
      gridTemplateColumns: 'minmax(0, auto) minmax(34em, 1fr)',
      gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)',
      minHeight: 0,
    },
    [wide]: {
      gridTemplateColumns: 'minmax(0, auto) minmax(34em, 1fr) 20em',
      gridTemplateRows: 'minmax(0, 1fr)',
    },
  },
});

export const side = style({
  background: vars.color.surface,
  borderTop: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': {
    [media.large]: { gridArea: '2 / 2', display: 'flex', flexDirection: 'column', minHeight: 0 },
    [wide]: { gridArea: '1 / 3', borderTop: 0, borderInlineStart: `${vars.border.thin} solid ${vars.color.line}` },
  },
});

export const panel = style({ display: 'grid', gap: vars.space.s, padding: vars.space.m });

export const logPanel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minHeight: '40em',
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderTop: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': {
    [media.large]: {
      gridArea: '1 / 2',
      minHeight: 0,
      borderTop: 0,
      borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
    },
  },
});

export const heading = style({ fontSize: vars.font.size.m });

export const request = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const tabPanel = style({
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.large]: { overflow: 'auto' } },
});
