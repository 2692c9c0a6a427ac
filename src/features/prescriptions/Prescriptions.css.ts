import { style } from '@vanilla-extract/css';
import { textButton } from '../../ui/button/text-button.css';
import { vars } from '../../ui/theme/vars.css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });

export const heading = style({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight });

export const title = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

export const note = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const waiting = style({ minHeight: '24em', borderRadius: vars.radius.l });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: vars.space.l,
  borderRadius: vars.radius.l,
  border: `${vars.border.thin} solid ${vars.color.line}`,
});

export const inBag = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });

export const list = style({ display: 'grid', gap: vars.space.m, padding: 0, listStyle: 'none' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9em, 100%), 1fr))',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});

export const fact = style({ minWidth: 0 });

export const term = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.m,
});

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.m,
});

/** In line with the text above it, which a button's own padding would indent it from. */
export const question = style([textButton, { textDecoration: 'underline', textUnderlineOffset: '0.25em' }]);

/** The way to the pharmacies that have it, and the stock at one's own. */
export const find = style({ display: 'grid', justifyItems: 'start', gap: vars.space.s });
