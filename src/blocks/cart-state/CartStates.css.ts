import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const states = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const loading = style({ display: 'grid', gap: vars.space.l, minHeight: '20em', alignContent: 'start' });

export const loadingRow = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbnail} 1fr`,
  gap: vars.space.m,
  paddingBlock: vars.space.m,
});

export const loadingPicture = style({ width: '5em', height: '5em' });
