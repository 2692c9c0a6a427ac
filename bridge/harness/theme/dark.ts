/** A dark theme for developers' pages only; the shop itself has none. */
export const dark = {
  color: {
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
    focus: '#ffffff',
  },
  radius: { s: '0.375rem', m: '0.625rem', l: '1rem' },
} as const;

export const darkCommon = {
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
} as const;
