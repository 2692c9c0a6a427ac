import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const base = createVar();
const strong = createVar();
const soft = createVar();
const on = createVar();

const { green, red, orange } = vars.action;

export const button = style({
  vars: {
    [base]: vars.color.brand,
    [strong]: vars.color.brandStrong,
    [soft]: vars.color.brandSoft,
    [on]: vars.color.onBrand,
  },
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5em',
  minHeight: vars.size.target,
  padding: '0.45em min(1.4em, 7vw)',
  border: `${vars.border.thick} solid transparent`,
  borderRadius: vars.round,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  transition: `background ${vars.motion.quick}, color ${vars.motion.quick}, border-color ${vars.motion.quick}, transform ${vars.motion.quick}`,
  selectors: {
    '&:active:not(:disabled, [aria-busy=true])': { transform: 'scale(0.98)' },
    '&:disabled': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
  },
  '@media': { [media.print]: { display: 'none' } },
});

export const variant = styleVariants({
  primary: {
    background: base,
    color: on,
    selectors: {
      '&:active, &[aria-busy=true]': { background: strong },
      '&:disabled': { background: vars.state.disabled, color: vars.state.onDisabled },
    },
    '@media': {
      [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: strong } } },
      // Told apart from the others, which have the system's button colours.
      [media.forcedColors]: {
        borderColor: 'Highlight',
        background: 'Highlight',
        color: 'HighlightText',
        forcedColorAdjust: 'none',
        selectors: { '&:disabled': { borderColor: 'GrayText', background: 'Canvas', color: 'GrayText' } },
      },
    },
  },
  secondary: {
    borderColor: 'currentColor',
    background: vars.color.page,
    color: base,
    selectors: {
      '&:active, &[aria-busy=true]': { background: soft, color: strong },
      '&:disabled': { borderColor: vars.state.disabled, color: vars.state.onDisabled },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: soft, color: strong } } } },
  },
  tertiary: {
    paddingInline: '0.75em',
    color: base,
    textDecoration: 'underline',
    textUnderlineOffset: '0.25em',
    textDecorationThickness: vars.border.thin,
    selectors: {
      '&:active, &[aria-busy=true]': { background: soft, color: strong },
      '&:disabled': { color: vars.state.onDisabled, textDecoration: 'none' },
    },
    '@media': { [media.hover]: { selectors: { '&:hover:not(:disabled)': { background: soft, color: strong } } } },
  },
});

export const size = styleVariants({
  small: { minHeight: vars.size.smallTarget, paddingBlock: '0.3em', fontSize: vars.font.size.s },
  medium: {},
  huge: { minHeight: vars.size.hugeTarget, paddingBlock: '0.7em', fontSize: vars.font.size.l },
});

export const color = styleVariants({ green, red, orange }, (action) => ({
  vars: { [base]: action.base, [strong]: action.strong, [soft]: action.soft, [on]: vars.action.on },
}));

export const wide = style({ width: '100%' });

/** The hidden label keeps the button's width while the spinner replaces it. */
export const waitingLabel = style({ display: 'inherit', gap: 'inherit', alignItems: 'inherit', opacity: 0 });
export const waiting = style({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });
