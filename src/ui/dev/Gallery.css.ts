import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: vars.layer.header,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: `${vars.space.s} ${vars.space.m}`,
  borderBottom: `${vars.border.thin} solid ${vars.color.line}`,
  background: vars.color.page,
});

export const brand = style({ marginRight: 'auto', color: vars.color.brand });

export const main = style({
  display: 'grid',
  gap: vars.space.xxl,
  maxWidth: vars.size.page,
  margin: '0 auto',
  padding: `${vars.space.xl} ${vars.space.m} ${vars.space.xxl}`,
  '@media': { [media.medium]: { paddingInline: vars.space.xl } },
});

export const section = style({ display: 'grid', gap: vars.space.l, minWidth: 0 });

export const example = style({ display: 'grid', gap: vars.space.s, minWidth: 0 });

export const name = style({ color: vars.color.muted, fontSize: vars.font.size.s, letterSpacing: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s });

export const stack = style({ display: 'grid', gap: vars.space.m, maxWidth: vars.size.measure });

export const columns = style({
  display: 'grid',
  gap: vars.space.l,
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

const swatch = style({
  display: 'grid',
  alignContent: 'end',
  minWidth: '9em',
  minHeight: '5em',
  flex: '1 1 9em',
  padding: vars.space.s,
  borderRadius: vars.radius.m,
  fontSize: vars.font.size.s,
  fontWeight: vars.font.weight.medium,
});

const { color } = vars;

export const swatches = styleVariants(
  {
    page: { background: color.page, color: color.text, boxShadow: vars.shadow.raised },
    surface: { background: color.surface, color: color.muted },
    brand: { background: color.brand, color: color.onBrand },
    brandStrong: { background: color.brandStrong, color: color.onBrand },
    brandSoft: { background: color.brandSoft, color: color.onBrandSoft },
    accent: { background: color.accent, color: color.onAccent },
    accentSoft: { background: color.accentSoft, color: color.onAccentSoft },
  },
  (look) => [swatch, look],
);

export const sizes = styleVariants(vars.font.size, (fontSize) => ({ fontSize }));

export const prices = style({ fontVariantNumeric: vars.font.figures, fontWeight: vars.font.weight.bold });

export const reduced = style({ color: vars.state.reduced });

export const picture = style({ width: '8em', height: '8em' });

export const card = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  maxWidth: '20em',
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.m} 0`,
  borderRadius: vars.radius.m,
  boxShadow: vars.shadow.raised,
});

export const inset = style({ display: 'grid', gap: vars.space.s, paddingLeft: vars.space.m });
