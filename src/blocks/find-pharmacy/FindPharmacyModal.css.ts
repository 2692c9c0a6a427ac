import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const search = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  '@media': { [media.small]: { gridTemplateColumns: `minmax(0, ${vars.size.drawer})` } },
});

/** High enough for the suggestions of places, and so that the dialog keeps its height while loading. */
export const results = style({ minHeight: '22em', outlineOffset: vars.space.xxs });

export const quiet = style({ color: vars.color.muted });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const status = style({ fontWeight: vars.font.weight.bold });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const pharmacy = style({
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

/** The pharmacy's name and stock come first. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space.xxs} ${vars.space.m}`,
});

export const name = style({ fontSize: vars.font.size.m });

export const phone = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });

export const after = style({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.m });
