import { style } from '@vanilla-extract/css';
import { sumRow } from '../../ui/panel/sum-row.css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

const half = { width: '50%', justifySelf: 'end' } as const;

/** Aligned with the prices above. */
export const sums = style({
  display: 'grid',
  gap: vars.space.xs,
  fontVariantNumeric: vars.font.figures,
  breakInside: 'avoid',
  '@media': { [media.medium]: half, [media.print]: { ...half, margin: `${vars.space.s} 0 0 auto` } },
});

export const total = style([
  sumRow,
  {
    alignItems: 'baseline',
    paddingTop: vars.space.s,
    borderTop: `${vars.border.thin} solid ${vars.color.line}`,
    fontSize: vars.font.size.l,
    fontWeight: vars.font.weight.bold,
  },
]);

export const vat = style([sumRow, { color: vars.color.muted, fontSize: vars.font.size.s }]);
