import { describe, expect, it } from 'vitest';
import { type CookieJar, documentJar } from './jar';
import { storedJar } from './stored-jar';
import { createVisitor } from './visitor';

/** Stores cookies like a browser, and records the last one written. A cross-site frame drops lax ones. */
function fakeDocument({ inForeignFrame = false } = {}) {
  const cookies = new Map<string, string>();
  return {
    written: '',
    get cookie() {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(text: string) {
      this.written = text;
      const [pair = '', ...rest] = text.split('; ');
      const [name = '', value = ''] = pair.split('=');
      if (inForeignFrame && rest.includes('SameSite=Lax')) return;
      if (rest.includes('Max-Age=0')) cookies.delete(name);
      else cookies.set(name, value);
    },
  };
}

describe('cookies', () => {
  it('are cross-site and secure on https, and lax on plain http', () => {
    const document = fakeDocument();
    documentJar({ document, protocol: 'https:' }).set('luckan_cart', 'b2c.1', 7_000);
    expect(document.written).toBe('luckan_cart=b2c.1; Max-Age=7; Path=/; SameSite=None; Secure');
    documentJar({ document, protocol: 'http:' }).set('luckan_cart', 'b2c.1', 7_000);
    expect(document.written).toBe('luckan_cart=b2c.1; Max-Age=7; Path=/; SameSite=Lax');
  });

  it('are missing where reading and writing them throws, as in a frame without an origin', () => {
    const document = {
      get cookie(): string {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
      set cookie(_text: string) {
        throw new DOMException('The document is sandboxed', 'SecurityError');
      },
    };
    const jar = documentJar({ document, protocol: 'https:' });
    expect(jar.set('luckan_cart', 'b2c.1', 7_000)).toBe(false);
    expect(jar.get('luckan_cart')).toBeNull();
    expect(() => jar.remove('luckan_cart')).not.toThrow();
  });

  it('are stored and removed in a cross-site frame on plain http too', () => {
    const document = fakeDocument({ inForeignFrame: true });
    const jar = documentJar({ document, protocol: 'http:' });
    jar.set('luckan_cart', 'b2c.1', 7_000);
    expect(jar.get('luckan_cart')).toBe('b2c.1');
    jar.remove('luckan_cart');
    expect(jar.get('luckan_cart')).toBeNull();
  });

  it('that the browser blocks are reported as not stored', () => {
    const blocked = {
      get cookie() {
        return '';
      },
      set cookie(_text: string) {},
    };
    expect(documentJar({ document: blocked, protocol: 'https:' }).set('luckan_cart', 'b2c.1', 7_000)).toBe(false);
    expect(documentJar({ document: fakeDocument(), protocol: 'https:' }).set('luckan_cart', 'b2c.1', 7_000)).toBe(true);
  });

  it('are read back as written, and can be removed', () => {
    const jar = documentJar({ document: fakeDocument(), protocol: 'http:' });
    jar.set('_ga', 'a;b=c', 1000);
    jar.set('_ga_*', 'other', 1000);
    expect(jar.get('_ga')).toBe('a;b=c');
    jar.remove('_ga');
    expect(jar.get('_ga')).toBeNull();
  });

  it('are replaced by the storage, with the same lifetime, when cookies do not exist', () => {
    let content: Record<string, { value: string; until: number }> = {};
    const stored = {
      read: () => content,
      write(next: typeof content) {
        content = next;
        return true;
      },
    };
    let now = 0;
    const jar = storedJar({ ...stored, clear() {}, subscribe: () => () => {}, fallback: {} }, () => now);
    jar.set('luckan_cart', 'b2c.1', 1000);
    expect(jar.get('luckan_cart')).toBe('b2c.1');
    now = 1000;
    expect(jar.get('luckan_cart')).toBeNull();
  });
});

describe("the visitor's id", () => {
  const memoryJar = (): CookieJar & { lifetimes: number[] } => {
    const map = new Map<string, string>();
    const lifetimes: number[] = [];
    return {
      lifetimes,
      get: (name) => map.get(name) ?? null,
      set(name, value, lifetime) {
        map.set(name, value);
        lifetimes.push(lifetime);
        return true;
      },
      remove: (name) => void map.delete(name),
    };
  };

  it('stays in memory until consent, and is then stored in a cookie unchanged', () => {
    const jar = memoryJar();
    const visitor = createVisitor(jar, () => 'random');
    expect(visitor.visitorId()).toBe('random');
    expect(jar.get('luckan_user')).toBeNull();
    visitor.consentGiven(true);
    expect(jar.get('luckan_user')).toBe('random');
    visitor.consentGiven(false);
    expect(jar.get('luckan_user')).toBeNull();
  });

  it('is the same when the consent of an app comes after the start', () => {
    const jar = memoryJar();
    jar.set('luckan_user', 'known', 1);
    const visitor = createVisitor(jar, () => 'random');
    visitor.consentGiven(false);
    expect(jar.get('luckan_user')).toBeNull();
    visitor.consentGiven(true);
    expect(jar.get('luckan_user')).toBe('known');
  });

  it('is renewed for 1 000 days on each visit', () => {
    const jar = memoryJar();
    jar.set('luckan_user', 'known', 1);
    const visitor = createVisitor(jar, () => 'random');
    visitor.consentGiven(true);
    expect(visitor.visitorId()).toBe('known');
    expect(jar.lifetimes.at(-1)).toBe(1000 * 24 * 3_600_000);
  });
});
