import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../../ui/theme/media';
import { vars } from '../../../ui/theme/vars.css';

export const launcher = style({
  position: 'fixed',
  insetInlineEnd: `max(${vars.space.m}, ${vars.inset.right})`,
  insetBlockEnd: `max(${vars.space.m}, ${vars.inset.bottom})`,
  zIndex: vars.layer.header,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: vars.size.target,
  paddingInline: vars.space.m,
  border: `${vars.border.thin} solid ${vars.color.onBrand}`,
  borderRadius: vars.round,
  background: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.font.weight.medium,
  boxShadow: vars.shadow.floating,
  '@media': { [media.hover]: { selectors: { '&:hover': { background: vars.color.brandStrong } } } },
});

/** What gets the focus is scrolled clear of the button. */
globalStyle(`html:has(${launcher})`, { scrollPaddingBlockEnd: `calc(${vars.size.target} + ${vars.space.xl})` });

export const unread = style({
  minWidth: '1.5em',
  paddingInline: vars.space.xxs,
  borderRadius: vars.round,
  background: vars.color.onBrand,
  color: vars.color.brand,
  fontVariantNumeric: vars.font.figures,
  textAlign: 'center',
});

export const panel = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.bar,
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  paddingBlockStart: vars.inset.top,
  paddingBlockEnd: vars.inset.bottom,
  background: vars.color.page,
  color: vars.color.text,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.medium]: {
      inset: 'auto',
      insetInlineEnd: vars.space.m,
      insetBlockEnd: vars.space.m,
      width: vars.size.drawer,
      height: '75dvh',
      padding: 0,
      overflow: 'hidden',
      border: `${vars.border.thin} solid ${vars.color.line}`,
      borderRadius: vars.radius.l,
      boxShadow: vars.shadow.floating,
    },
  },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
});

export const title = style({ fontSize: vars.font.size.l });

export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  colorScheme: 'light',
  background: vars.paper.ground,
});

export const hiddenFrame = style({ position: 'absolute', width: 0, height: 0, border: 0, visibility: 'hidden' });

export const loading = style({ display: 'grid', placeItems: 'center' });

export const failed = style({ padding: vars.space.m });
