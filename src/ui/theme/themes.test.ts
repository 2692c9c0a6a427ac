import { describe, expect, it } from 'vitest';
import { darkCommon, darkThemes } from './dark';
import { type Common, common, type Theme, themes } from './themes';
import { vars } from './vars.css';

interface Look {
  name: string;
  color: Theme['color'];
  common: Common;
}

const looks = (Object.keys(themes) as (keyof typeof themes)[]).flatMap((name): Look[] => [
  { name, color: themes[name].color, common },
  { name: `${name}, dark`, color: darkThemes[name], common: darkCommon },
]);

describe.each(looks)('theme $name', ({ color, common: { action, tone, state } }) => {
  const texts: Record<string, [string, string]> = {
    'text on page': [color.text, color.page],
    'text on surface': [color.text, color.surface],
    'text on brandSoft': [color.text, color.brandSoft],
    'text on accentSoft': [color.text, color.accentSoft],
    'muted on page': [color.muted, color.page],
    'muted on surface': [color.muted, color.surface],
    'muted on brandSoft': [color.muted, color.brandSoft],
    'link on page': [color.link, color.page],
    'link on surface': [color.link, color.surface],
    'link on brandSoft': [color.link, color.brandSoft],
    'brand on page': [color.brand, color.page],
    'brand on surface': [color.brand, color.surface],
    'brandStrong on brandSoft': [color.brandStrong, color.brandSoft],
    'onBrand on brand': [color.onBrand, color.brand],
    'onBrand on brandStrong': [color.onBrand, color.brandStrong],
    'onBrandSoft on brandSoft': [color.onBrandSoft, color.brandSoft],
    'onAccent on accent': [color.onAccent, color.accent],
    'accent on page': [color.accent, color.page],
    'onAccentSoft on accentSoft': [color.onAccentSoft, color.accentSoft],
    'reduced price on page': [state.reduced, color.page],
    'reduced price on surface': [state.reduced, color.surface],
    'muted on accentSoft': [color.muted, color.accentSoft],
    'brand on onBrand': [color.brand, color.onBrand],
    'page on text': [color.page, color.text],
    'text on line': [color.text, color.line],
    'reduced price on brandSoft': [state.reduced, color.brandSoft],
    'error on brandSoft': [tone.error.text, color.brandSoft],
    'text in an erroneous field': [color.text, tone.error.soft],
    'muted in an erroneous field': [color.muted, tone.error.soft],
    ...fromEach(action, 'green', color),
    ...fromEach(action, 'red', color),
    ...fromEach(action, 'orange', color),
    ...Object.fromEntries(
      Object.entries(tone).flatMap(([name, { text, soft }]) => [
        [`${name} on its ground`, [text, soft]],
        [`${name} on page`, [text, color.page]],
        [`${name} on surface`, [text, color.surface]],
      ]),
    ),
  };

  it.each(Object.entries(texts))('%s is readable (4.5:1)', (_name, [front, back]) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each([
    ['outline of a control on page', color.control, color.page],
    ['outline of a control on surface', color.control, color.surface],
    ['focus ring on page', color.focus, color.page],
    ['focus ring on surface', color.focus, color.surface],
    ['gap of the focus ring on brand', color.page, color.brandStrong],
    ['focus ring on brandSoft', color.focus, color.brandSoft],
    ['focus ring on its gap', color.focus, color.page],
    ['icon on brandSoft', color.brand, color.brandSoft],
    ['bar on its track', color.brand, color.line],
    ['line below the chosen on surface', color.brand, color.surface],
    ['border of a chosen option on brandSoft', color.brand, color.brandSoft],
    ['mark on the map', color.brand, color.page],
    ['chosen mark on the map', color.accent, color.brandSoft],
    ['visitor on the map', tone.info.text, color.brandSoft],
    ['star on page', state.star, color.page],
    ['star on surface', state.star, color.surface],
  ])('%s is distinguishable (3:1)', (_name, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
});

it('codes for cameras are dark on light in every appearance', () => {
  expect(contrast(vars.paper.ink, vars.paper.ground)).toBeGreaterThan(10);
  expect(luminance(vars.paper.ground)).toBeGreaterThan(luminance(vars.paper.ink));
});

function fromEach(action: Common['action'], name: 'green' | 'red' | 'orange', color: Theme['color']) {
  const { base, strong, soft } = action[name];
  return {
    [`label on ${name}`]: [action.on, base],
    [`label on strong ${name}`]: [action.on, strong],
    [`${name} on page`]: [base, color.page],
    [`${name} on surface`]: [base, color.surface],
    [`strong ${name} on its soft ground`]: [strong, soft],
  } satisfies Record<string, [string, string]>;
}

it('computes 21:1 for black on white and just too little for grey #777', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

/** WCAG's contrast ratio between two colours written as `#rrggbb`. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
