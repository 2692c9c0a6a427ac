import { style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const search = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

export const buttons = style({
  display: 'grid',
  gap: vars.space.s,
  '@media': { [media.small]: { display: 'flex' } },
});

/** Suggestions of places have room above it, and the dialog keeps its height while an answer comes. */
export const results = style({ minHeight: '22em', outlineOffset: vars.space.xxs });

export const quiet = style({ color: vars.color.muted });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const status = style({ fontWeight: vars.font.weight.bold });

export const list = style({ listStyle: 'none', margin: 0, padding: 0 });

export const pharmacy = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  gap: `${vars.space.xs} ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const about = style({ flex: '1 1 14em', minWidth: 0 });

export const name = style({ fontSize: vars.font.size.m });

export const phone = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });

export const after = style({ display: 'grid', justifyItems: 'center', paddingBlock: vars.space.m });
