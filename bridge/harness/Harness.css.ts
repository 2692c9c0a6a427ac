import { style } from '@vanilla-extract/css';
import { media, wide } from '../../src/ui/theme/media';
import { vars } from '../../src/ui/theme/vars.css';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  minHeight: '100dvh',
  fontSize: vars.font.size.s,
  '@media': {
    [wide]: { gridTemplateRows: 'auto minmax(0, 1fr)', height: '100dvh', alignContent: 'stretch' },
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
    [media.large]: { gridTemplateColumns: '20em minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', alignItems: 'start' },
    [wide]: {
      gridTemplateColumns: '20em minmax(0, auto) minmax(34em, 1fr)',
      gridTemplateRows: 'minmax(0, 1fr)',
      alignItems: 'stretch',
      minHeight: 0,
    },
  },
});

export const side = style({
  background: vars.color.surface,
  '@media': { [media.large]: { gridRow: '1 / span 2' }, [wide]: { gridRow: 'auto', overflow: 'auto' } },
});

export const panel = style({ display: 'grid', gap: vars.space.s, padding: vars.space.m });

export const logPanel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minHeight: '36em',
  padding: vars.space.m,
  borderInlineStart: `${vars.border.thin} solid ${vars.color.line}`,
  '@media': { [media.large]: { gridColumn: 2 }, [wide]: { gridColumn: 'auto' } },
});

export const heading = style({ fontSize: vars.font.size.m });

export const request = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const tabPanel = style({ selectors: { '&[hidden]': { display: 'none' } } });
