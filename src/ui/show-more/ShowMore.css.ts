import { style } from '@vanilla-extract/css';
import { bar as progressBar } from '../progress/bar.css';
import { vars } from '../theme/vars.css';

export const showMore = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.l,
});

export const summary = style({ color: vars.color.muted, fontVariantNumeric: vars.font.figures });

export const bar = style([progressBar, { width: '16em', maxWidth: '100%', height: '0.375em' }]);
