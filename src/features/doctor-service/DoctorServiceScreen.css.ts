import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../ui/theme/media';
import { vars } from '../../ui/theme/vars.css';

export const section = style({ display: 'grid', alignContent: 'start', gap: vars.space.m });

export const questions = style([section, { maxWidth: vars.size.measure }]);

export const subHeading = style({ fontSize: vars.font.size.l, lineHeight: vars.font.line.snug });

export const steps = style({
  display: 'grid',
  gap: vars.space.m,
  counterReset: 'step',
  '@media': {
    [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.large]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  counterIncrement: 'step',
  selectors: {
    '&::before': {
      content: 'counter(step)',
      display: 'grid',
      placeItems: 'center',
      width: vars.size.smallTarget,
      height: vars.size.smallTarget,
      borderRadius: vars.round,
      background: vars.color.brand,
      color: vars.color.onBrand,
      fontWeight: vars.font.weight.bold,
    },
  },
});

export const stepTitle = style({ fontSize: vars.font.size.m });

export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  '@media': { [media.large]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const prices = style({ display: 'grid' });

export const price = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

globalStyle(`${price} dt`, { fontWeight: vars.font.weight.bold });
globalStyle(`${price} dd`, { margin: 0 });
