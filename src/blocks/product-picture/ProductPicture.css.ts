import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

/** Products are photographed on white, some without a background. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  objectFit: 'contain',
  background: vars.paper.ground,
});
