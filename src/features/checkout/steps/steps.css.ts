import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme/vars.css';

export const steps = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });

export const payment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  selectors: { '&[hidden]': { display: 'none' } },
});

export const notice = style({
  display: 'grid',
  gap: vars.space.s,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
});

export const terms = style({ color: vars.color.muted, fontSize: vars.font.size.s });

export const termsLinks = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m });

globalStyle(`${termsLinks} a`, { display: 'inline-flex', alignItems: 'center', minHeight: vars.size.target });

export const products = style({ fontWeight: vars.font.weight.medium });

/** About as high as the step that replaces it. */
export const opening = style({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'center',
  gap: vars.space.s,
  minHeight: '44em',
  paddingTop: vars.space.xl,
});

/** Same height as the optional extras. */
export const extrasPlaceholder = style({ minHeight: '13em' });
