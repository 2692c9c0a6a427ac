import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { messages } from './messages';

const fits = (type: keyof typeof messages, payload: unknown) => v.safeParse(messages[type].payload, payload).success;

const pdf = { fileName: 'a.pdf', title: 'A', mediaType: 'application/pdf', size: 1 };

describe('payloads', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil',
    'https://evil.example',
    'javascript:alert(1)',
    '',
    'kassa/',
    '/a\\b',
    '/a\nb',
    '/kassa//',
    '/a//b/',
    '/.',
    '/./kassa/',
    '/kassa/..',
    '/recept/../kassa/',
    '/%2e%2E/kassa/',
    '/.%2e?a',
  ])('an app cannot navigate the shop to %j', (path) => expect(fits('NAVIGATE', { path })).toBe(false));

  it.each([
    '/',
    '/kassa/',
    '/hitta-produkter/?q=r%C3%B6d&sida=2#träff',
    '/produkt/åäö-1/',
    '/a..b/.c/...',
    '/kassa/?next=//x/../y',
  ])('an app can navigate the shop to %j', (path) => expect(fits('NAVIGATE', { path })).toBe(true));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'intent://x',
    'http://evil.example',
    'https://a:b@c.example',
    'x',
  ])('an app is never requested to open %j', (url) => expect(fits('OPEN_EXTERNAL', { url })).toBe(false));

  it.each([
    'https://pay.example/x',
    'bankid:///?autostarttoken=1',
    'frejaeid://x',
    'swish://paymentrequest',
    'http://localhost:4180/x',
  ])('an app can be requested to open %j', (url) => expect(fits('OPEN_EXTERNAL', { url })).toBe(true));

  it('a document has an address or base64, never both or neither', () => {
    expect(fits('VIEW_PDF', { ...pdf, url: 'https://a.example/b.pdf' })).toBe(true);
    expect(fits('VIEW_PDF', { ...pdf, base64: 'QQ==' })).toBe(true);
    expect(fits('VIEW_PDF', { ...pdf, url: 'https://a.example/b.pdf', base64: 'QQ==' })).toBe(false);
    expect(fits('VIEW_PDF', pdf)).toBe(false);
  });

  it('a file name contains no path', () => {
    expect(fits('PDF_DOWNLOAD', { ...pdf, base64: 'QQ==', fileName: '../../a.pdf' })).toBe(false);
  });

  it.each([-1, 301, Number.NaN, Number.POSITIVE_INFINITY, '12'])('an inset of %j is implausible', (top) => {
    expect(fits('INSETS', { top, right: 0, bottom: 0, left: 0 })).toBe(false);
  });

  it.each([0, 0.4, 5.1, -1, Number.NaN, Number.POSITIVE_INFINITY, '2'])(
    'a font scale of %j is implausible',
    (fontScale) => {
      expect(fits('APPEARANCE', { fontScale })).toBe(false);
    },
  );

  it('an appearance may leave either to the web view', () => {
    for (const appearance of [{}, { colorScheme: 'dark' }, { fontScale: 3.12 }, { colorScheme: null, fontScale: null }])
      expect(fits('APPEARANCE', appearance)).toBe(true);
    expect(fits('APPEARANCE', { colorScheme: 'sepia' })).toBe(false);
  });

  it('an implausible inset, an unknown theme or an implausible appearance does not invalidate a HELLO', () => {
    const hello = {
      version: 1,
      app: { name: 'a', version: '1' },
      capabilities: [],
      insets: { top: -4 },
      theme: 'neon',
      colorScheme: 'sepia',
      fontScale: 50,
    };
    const ignored = { insets: undefined, theme: undefined, colorScheme: undefined, fontScale: undefined };
    expect(v.parse(messages.HELLO.payload, hello)).toMatchObject(ignored);
  });

  it('consent that is missing in HELLO is denied', () => {
    const hello = { version: 1, app: { name: 'a', version: '1' }, capabilities: [], consent: { statistics: true } };
    expect(v.parse(messages.HELLO.payload, hello).consent).toEqual({
      preferences: false,
      statistics: true,
      marketing: false,
    });
  });

  it('null for an optional field is the same as omitting it', () => {
    expect(v.parse(messages.CART_REFRESH.payload, { cartId: null }).cartId).toBeUndefined();
  });

  it('an amount is whole öre', () => {
    const cart = { cartId: 'c', numberOfItems: 1, currency: 'SEK', hasPrescriptions: false };
    expect(fits('CART_CHANGE', { ...cart, total: 4950 })).toBe(true);
    expect(fits('CART_CHANGE', { ...cart, total: 49.5 })).toBe(false);
  });
});
