const shared = {
  page: '#ffffff',
  text: '#16241f',
  muted: '#52605a',
  onBrand: '#ffffff',
  onAccent: '#ffffff',
} as const;

/** Deep green, warm accents, generous white. */
export const green = {
  color: {
    ...shared,
    surface: '#f7f5f0',
    line: '#e0e2dc',
    control: '#75827c',
    link: '#0b5d43',
    brand: '#0b5d43',
    brandStrong: '#08432f',
    brandSoft: '#e5f1ea',
    onBrandSoft: '#0a4a36',
    accent: '#b8481c',
    accentSoft: '#fdeee2',
    onAccentSoft: '#74300f',
    focus: '#16241f',
  },
  radius: { s: '0.5rem', m: '0.875rem', l: '1.5rem' },
} as const;

export type Theme = { [Group in keyof typeof green]: Record<keyof (typeof green)[Group], string> };

/** Burnt orange on cream, with green as the accent. */
export const orange: Theme = {
  color: {
    ...shared,
    text: '#2a1c14',
    muted: '#65564c',
    surface: '#fcf6ef',
    line: '#ece1d6',
    control: '#8a7869',
    link: '#9a3d0c',
    brand: '#b34a10',
    brandStrong: '#85350a',
    brandSoft: '#fdeadb',
    onBrandSoft: '#7a3009',
    accent: '#17694c',
    accentSoft: '#e6f2ea',
    onAccentSoft: '#0e4a35',
    focus: '#2a1c14',
  },
  radius: { s: '0.625rem', m: '1.125rem', l: '2rem' },
};

/** Deep sea blue with raspberry; straighter corners. */
export const ag: Theme = {
  color: {
    ...shared,
    text: '#141f33',
    muted: '#525d70',
    surface: '#f3f6fa',
    line: '#dbe2ea',
    control: '#727f92',
    link: '#164a8a',
    brand: '#164a8a',
    brandStrong: '#0f3463',
    brandSoft: '#e5eef9',
    onBrandSoft: '#123d72',
    accent: '#ad2058',
    accentSoft: '#fcebf2',
    onAccentSoft: '#7d133e',
    focus: '#141f33',
  },
  radius: { s: '0.25rem', m: '0.5rem', l: '0.75rem' },
};

export const themes = { green, orange, ag };

/** Values that are the same in every theme. */
export const common = {
  action: {
    green: { base: '#0b5d43', strong: '#08432f', soft: '#e5f1ea' },
    red: { base: '#b3261e', strong: '#861a14', soft: '#fceae8' },
    orange: { base: '#b34a10', strong: '#85350a', soft: '#fdeadb' },
    on: '#ffffff',
  },
  tone: {
    info: { text: '#12457f', soft: '#e9f1fb', line: '#a9c6ea' },
    success: { text: '#0a4f38', soft: '#e6f3ec', line: '#a3d0b9' },
    warning: { text: '#6b4300', soft: '#fff3da', line: '#e8c47a' },
    error: { text: '#96201a', soft: '#fdecea', line: '#eeb0aa' },
  },
  state: {
    reduced: '#b3261e',
    star: '#c47a06',
    disabled: '#e7e9e6',
    onDisabled: '#6d7672',
    skeleton: '#ebedea',
    backdrop: 'rgb(15 30 24 / 0.5)',
  },
} as const;

type Strings<T> = T extends string ? string : { [K in keyof T]: Strings<T[K]> };

export type Common = Strings<typeof common>;
