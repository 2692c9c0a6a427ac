import type { Common, Theme } from './themes';

const shared = { focus: '#ffffff' } as const;

/** The dark form of each theme: its colours on near-black, tinted as its light surfaces are. */
export const darkThemes: Record<'green' | 'orange' | 'ag', Theme['color']> = {
  green: {
    ...shared,
    page: '#121916',
    surface: '#1a2420',
    text: '#e8efeb',
    muted: '#a7b5ae',
    line: '#31403a',
    control: '#7f9289',
    link: '#8ad4b4',
    brand: '#6fc7a3',
    brandStrong: '#9adfc2',
    brandSoft: '#1d3a2f',
    onBrand: '#0b1f17',
    onBrandSoft: '#c5ecdb',
    accent: '#f0a07a',
    onAccent: '#2b1206',
    accentSoft: '#3f2417',
    onAccentSoft: '#f8d5c2',
  },
  orange: {
    ...shared,
    page: '#191411',
    surface: '#241c17',
    text: '#f3ebe4',
    muted: '#bcac9f',
    line: '#43362d',
    control: '#988474',
    link: '#f5b183',
    brand: '#f0995f',
    brandStrong: '#f7bf97',
    brandSoft: '#432a1a',
    onBrand: '#2a1206',
    onBrandSoft: '#fad9c2',
    accent: '#6fc7a3',
    onAccent: '#0b1f17',
    accentSoft: '#1d3a2f',
    onAccentSoft: '#c5ecdb',
  },
  ag: {
    ...shared,
    page: '#10151d',
    surface: '#182029',
    text: '#e7edf5',
    muted: '#a5b1c1',
    line: '#2e3a49',
    control: '#7d8da1',
    link: '#92bdf2',
    brand: '#7fb0ee',
    brandStrong: '#a9cbf6',
    brandSoft: '#1c3250',
    onBrand: '#08182e',
    onBrandSoft: '#cfe1f9',
    accent: '#f08cb3',
    onAccent: '#330a1b',
    accentSoft: '#421b2c',
    onAccentSoft: '#fbd0e0',
  },
};

/** The dark form of the colours that mean the same in every theme. */
export const darkCommon: Common = {
  action: {
    green: { base: '#6fc7a3', strong: '#9adfc2', soft: '#1d3a2f' },
    red: { base: '#f2a19b', strong: '#f8c6c2', soft: '#47201d' },
    orange: { base: '#f0a875', strong: '#f7cba9', soft: '#43290f' },
    on: '#10130f',
  },
  tone: {
    info: { text: '#a9ccf5', soft: '#182b41', line: '#37597f' },
    success: { text: '#9adfc2', soft: '#16352a', line: '#33634f' },
    warning: { text: '#f3cf8c', soft: '#3a2d11', line: '#6f5822' },
    error: { text: '#f6b3ae', soft: '#451f1c', line: '#80403b' },
  },
  state: {
    reduced: '#f2a19b',
    star: '#e8b04a',
    disabled: '#26302c',
    onDisabled: '#8a9791',
    skeleton: '#232e29',
    backdrop: 'rgb(0 0 0 / 0.6)',
  },
};
