import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const heading = style({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight });

export const product = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.thumbnail} minmax(0, 1fr)`,
  alignItems: 'center',
  gap: vars.space.m,
});

export const text = style({ display: 'grid', gap: vars.space.xxs, justifyItems: 'start' });

/** Same height as the product row and the form. */
export const loading = style({ minHeight: '24em', maxWidth: vars.size.drawer, borderRadius: vars.radius.l });
