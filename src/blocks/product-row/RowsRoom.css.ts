import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** Lists one below the other. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

/** About as high as a list. */
export const room = style({ minHeight: '32em' });

/** With room for the lines that a lower price takes. */
export const highRoom = style({ minHeight: '39em' });

/** As wide as the cards of a list, and as far apart. */
export const products = style({
  height: '100%',
  maskImage: `repeating-linear-gradient(to right, currentcolor 0 13em, transparent 13em calc(13em + ${vars.space.s}))`,
});
