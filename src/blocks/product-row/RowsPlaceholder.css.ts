import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** Lists one below the other. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

/** About the height of a list. */
export const placeholder = style({ minHeight: '32em' });

/** With space for the lines of a reduced price. */
export const highPlaceholder = style({ minHeight: '39em' });

/** The width and distance of a list's cards. */
export const products = style({
  height: '100%',
  maskImage: `repeating-linear-gradient(to right, currentcolor 0 13em, transparent 13em calc(13em + ${vars.space.s}))`,
});
