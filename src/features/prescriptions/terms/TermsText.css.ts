import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const bullets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingInlineStart: '1.25em',
  listStyle: 'disc',
});
