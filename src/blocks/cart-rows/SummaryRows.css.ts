import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const rows = style({ display: 'grid', gap: vars.space.s });

export const row = style({
  display: 'grid',
  gridTemplateColumns: '3em minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.s,
  fontSize: vars.font.size.s,
});

export const picture = style({ width: '3em', height: '3em', overflow: 'hidden', borderRadius: vars.radius.s });

export const text = style({ display: 'grid' });

export const title = style({ lineHeight: vars.font.line.snug, overflowWrap: 'anywhere' });

export const quantity = style({ color: vars.color.muted });
