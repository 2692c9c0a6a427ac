import { describe, expect, it } from 'vitest';
import { common, themes } from './themes';

const { action, tone, state } = common;

describe.each(Object.entries(themes))('theme %s', (_, { color }) => {
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
    ...fromEach(action.green, 'green', color),
    ...fromEach(action.red, 'red', color),
    ...fromEach(action.orange, 'orange', color),
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
    ['star on page', state.star, color.page],
  ])('%s is distinguishable (3:1)', (_name, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
});

type Action = (typeof action)['green' | 'red' | 'orange'];

function fromEach({ base, strong, soft }: Action, name: string, color: { page: string; surface: string }) {
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
