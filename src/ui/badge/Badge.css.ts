import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  padding: '0.2em 0.65em',
  borderRadius: vars.radius.s,
  fontSize: vars.font.size.xs,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.snug,
  '@media': { [media.forcedColors]: { border: `${vars.border.thin} solid CanvasText` } },
});

const { color, tone: tones } = vars;

const looks = {
  neutral: { text: color.muted, soft: color.surface },
  brand: { text: color.onBrandSoft, soft: color.brandSoft },
  accent: { text: color.onAccentSoft, soft: color.accentSoft },
  ...tones,
};

export const tone = styleVariants(looks, ({ text, soft }) => [badge, { color: text, background: soft }]);

export const ribbon = style([
  badge,
  {
    padding: '0.35em 0.9em',
    borderRadius: `0 ${vars.round} ${vars.round} 0`,
    background: color.accent,
    color: color.onAccent,
    fontSize: vars.font.size.s,
    fontVariantNumeric: vars.font.figures,
  },
]);
