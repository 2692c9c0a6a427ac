// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { applyAppearance } from '../embedder/apply-appearance';
import { applyFirstLook } from '../embedder/apply-first-look';
import { decideChannel } from './decide-channel';
import { decideMode, isInApp } from './decide-mode';
import { markDocument } from './mark-document';

const settings = { appCookie: 'luckan_app', themes: { b2c: 'green', 'doktor-se': 'orange' } };

/** The function as an inline script runs it: from its source text alone. */
const alone = new Function(`return (${markDocument})`)() as typeof markDocument;

function marked(
  address: string,
  cookie = '',
  storedChannel: () => string | null = () => null,
  appearance: unknown = undefined,
) {
  const page = document.implementation.createHTMLDocument('');
  Object.defineProperty(page, 'cookie', { value: cookie });
  const { origin, pathname, protocol, search, hash } = new URL(address);
  const location = { origin, pathname, protocol, search, hash } as Location;
  const rules = { decideMode, isInApp, decideChannel, applyAppearance, applyFirstLook };
  alone({ document: page, location, appGlobal: undefined, appearance, storedChannel }, settings, rules);
  const { dataset, className, style } = page.documentElement;
  const fontScale = style.getPropertyValue('--font-scale');
  return { mode: dataset.mode, base: dataset.base, theme: className, scheme: dataset.scheme, fontScale };
}

it('marks the root element before the first paint, for the styles of each mode', () => {
  expect(marked('https://luckan.example/external/', 'luckan_app=1').mode).toBe('external');
  expect(marked('https://luckan.example/external/').mode).toBe('site');
});

it('a document below the shell’s address notes where its links stay', () => {
  expect(marked('https://luckan.example/external/produkt/salva/').base).toBe('/external');
  for (const path of ['/produkt/external/', '/externally/', '/apps/external/'])
    expect(marked(`https://luckan.example${path}`, 'luckan_app=1').base).toBeUndefined();
});

it('external in the query or hash does not switch the mode', () => {
  expect(marked('https://luckan.example/hitta-produkter/?q=external#external', 'luckan_app=1').mode).toBe('site');
});

it('a partner’s channel, selected by a path segment, gets its own theme', () => {
  expect(marked('https://luckan.example/recept/doktor-se/').theme).toBe('theme-orange');
  expect(marked('https://luckan.example/').theme).toBe('theme-green');
  expect(marked('https://luckan.example/rad/doktor-se-och-vi/?from=/doktor-se/').theme).toBe('theme-green');
});

it('the tab stores the partner’s theme; invalid values mean the shop’s own', () => {
  const theme = (stored: () => string | null) => marked('https://luckan.example/varukorg/', '', stored).theme;
  expect(theme(() => '"doktor-se"')).toBe('theme-orange');
  for (const odd of ['"b2c"', '{', '"doktor"', 'null']) expect(theme(() => odd)).toBe('theme-green');
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError');
  };
  expect(theme(forbidden)).toBe('theme-green');
});

it('an app that tells its appearance at the start of the document is never seen in another one', () => {
  const looks = (appearance: unknown, cookie = 'luckan_app=1') => {
    const { scheme, fontScale } = marked('https://luckan.example/external/', cookie, () => null, appearance);
    return { scheme, fontScale };
  };
  const unmarked = { scheme: undefined, fontScale: '' };
  expect(looks({ colorScheme: 'dark', fontScale: 1.5 })).toEqual({ scheme: 'dark', fontScale: '1.5' });
  expect(looks({ fontScale: 9 })).toEqual({ scheme: undefined, fontScale: '3' });
  expect(looks({ fontScale: 0.1 })).toEqual({ scheme: undefined, fontScale: '0.8' });
  for (const odd of [undefined, null, 'dark', 2, { colorScheme: 'x y', fontScale: 'large' }, { fontScale: Number.NaN }])
    expect(looks(odd)).toEqual(unmarked);
  expect(looks({ colorScheme: 'dark' }, '')).toEqual(unmarked);
});
