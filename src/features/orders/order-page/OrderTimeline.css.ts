import { style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [media.medium]: { gridAutoFlow: 'column', gridTemplateColumns: 'none', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

const step = style({
  display: 'flex',
  gap: vars.space.s,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.border.thick} solid`,
});

export const done = style([step, { borderColor: vars.color.brand, color: vars.color.text }]);

export const ahead = style([step, { borderColor: vars.color.line, color: vars.color.muted }]);

export const text = style({ minWidth: 0, overflowWrap: 'break-word', hyphens: 'auto' });

export const name = style({ fontWeight: vars.font.weight.bold });

export const detail = style({ fontSize: vars.font.size.s });
