import { type GlobalStyleRule, globalLayer, globalStyle } from '@vanilla-extract/css';
import './themes.css';
import { media } from './media';
import { vars } from './vars.css';

/** Below all other rules, whatever order the sheets arrive in. */
const base = globalLayer('base');

function element(selector: string, rule: GlobalStyleRule) {
  globalStyle(selector, { '@layer': { [base]: rule } });
}

element('*, ::before, ::after', { boxSizing: 'border-box' });
element('*', { margin: 0 });
element('html', {
  textSizeAdjust: '100%',
  // What an app sets; the visitor's own setting is what it is a percentage of.
  fontSize: 'calc(100% * var(--font-scale, 1))',
  scrollbarGutter: 'stable',
  scrollPaddingBlockEnd: vars.inset.bottom,
  fontFamily: vars.font.family,
  lineHeight: vars.font.line.normal,
  color: vars.color.text,
  background: vars.color.page,
});
element('body', {
  minHeight: '100dvh',
  padding: `${vars.inset.top} ${vars.inset.right} ${vars.inset.bottom} ${vars.inset.left}`,
  fontSize: vars.font.size.m,
  overflowWrap: 'break-word',
  '@media': { [media.narrow]: { hyphens: 'auto' } },
});
element('h1, h2, h3, h4', {
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.line.tight,
  letterSpacing: '-0.01em',
  textWrap: 'balance',
  // Where the text is large, also inside a word that is wider than the heading's place.
  overflowWrap: 'anywhere',
});
element('h1', { fontSize: vars.font.size.xxl, letterSpacing: '-0.02em' });
element('h2', { fontSize: vars.font.size.xl });
element('h3', { fontSize: vars.font.size.l });
element('h4', { fontSize: vars.font.size.m });
// An empty string, not `none`: with that, Safari no longer announces a list.
element('ul[class], ol[class]', { padding: 0, listStyle: '""' });
element('img, svg, iframe', { display: 'block', maxWidth: '100%' });
element('img', { height: 'auto' });
element('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
// Otherwise as wide as twenty letters at least.
element('input, select, textarea', { maxWidth: '100%' });
element('button', { padding: 0, border: 0, background: 'none', cursor: 'pointer', touchAction: 'manipulation' });
// Pressed before the page's script had loaded.
element('[data-pending]', { opacity: 0.6 });
element('a', { color: vars.color.link, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' });
element('a:hover', { textDecorationThickness: '2px' });
element('fieldset', { minWidth: 0, padding: 0, border: 0 });
element('legend', { padding: 0 });
element('table', { borderCollapse: 'collapse' });
element('hr', { border: 0, borderTop: `1px solid ${vars.color.line}` });
element('[hidden]', { display: 'none' });
element('::selection', { background: vars.color.brandSoft, color: vars.color.onBrandSoft });

globalStyle(':focus-visible', {
  outline: vars.focus.ring,
  outlineOffset: vars.focus.offset,
  boxShadow: vars.focus.gap,
});
// Elements focused by script are announced, without a visible ring.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none', boxShadow: 'none' });
globalStyle('html:has(dialog:modal)', { overflow: 'hidden' });

globalStyle('*, ::before, ::after, ::backdrop', {
  '@media': {
    [media.lessMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '1ms !important',
    },
    [media.print]: { boxShadow: 'none !important' },
  },
});
globalStyle('h1, h2, h3, h4', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
globalStyle('[data-screen-only]', { '@media': { [media.print]: { display: 'none !important' } } });
