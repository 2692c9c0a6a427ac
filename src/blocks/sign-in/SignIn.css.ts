import { style } from '@vanilla-extract/css';
import { vars } from '../../ui/theme/vars.css';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  width: '100%',
  maxWidth: vars.size.drawer,
  marginInline: 'auto',
  paddingBlock: vars.space.l,
});

export const heading = style({ fontSize: vars.font.size.xl, lineHeight: vars.font.line.tight });

export const step = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const title = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

/** Same height as the choice of e-ID. */
export const loading = style({ display: 'block', height: '16em', borderRadius: vars.radius.l });

export const waiting = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });

/** Dark on white in every theme and mode, since cameras cannot read anything else. */
export const qrCode = style({
  width: '100%',
  maxWidth: '16em',
  justifySelf: 'center',
  background: vars.paper.ground,
  fill: vars.paper.ink,
  forcedColorAdjust: 'none',
});

export const list = style({ paddingInlineStart: vars.space.l, listStyle: 'disc' });
