import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const heading = style({ fontSize: vars.font.size.l });

export const question = style({
  display: 'grid',
  gap: vars.space.m,
  justifyItems: 'start',
  padding: vars.space.l,
  maxWidth: vars.size.measure,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
});

export const summary = style({ display: 'grid', gap: vars.space.xs, maxWidth: vars.size.measure });

export const average = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const figure = style({
  fontSize: vars.font.size.xl,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
});

export const quiet = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18em), 1fr))',
  gap: vars.space.m,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

const size = { minHeight: '13em', '@media': { [media.medium]: { minHeight: '11.5em' } } };

export const review = style([
  size,
  {
    display: 'grid',
    gridTemplateRows: 'auto auto 1fr auto',
    gap: vars.space.xs,
    justifyItems: 'start',
    padding: vars.space.m,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.l,
  },
]);

export const title = style({ fontSize: vars.font.size.m });

export const text = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

export const giver = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  width: '100%',
  color: vars.color.muted,
  fontSize: vars.font.size.s,
});

/** The placeholders are as large as the summary and a review. */
export const summaryPlaceholder = style({
  height: '10em',
  maxWidth: vars.size.measure,
  '@media': { [media.medium]: { height: '6.5em' } },
});

export const morePlaceholder = style({ height: '9em' });

export const reviewPlaceholder = style([size, { borderRadius: vars.radius.l }]);
