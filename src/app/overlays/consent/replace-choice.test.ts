// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { denied, granted } from '../../../platform/consent/categories';
import { revisionOf } from '../../../platform/consent/choice';
import { startConsent, storedChoice } from '../../../platform/consent/consent';
import { cookieKeeper } from '../../../platform/consent/cookie-keeper';
import { choiceCookie } from '../../../platform/consent/testing';
import { documentJar } from '../../../platform/cookies/jar';
import { replaceChoice } from './replace-choice';

afterEach(() => vi.restoreAllMocks());

/** The page of a product: of two cookies of one name it reads that of the longer path first, as browsers do. */
function readsCookies(cookies: { path: string; text: string }[]): () => string[] {
  let left = cookies;
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => left.map(({ text }) => text).join('; '));
  vi.spyOn(document, 'cookie', 'set').mockImplementation((line) => {
    const [text = ''] = line.split('; ');
    const [, path = '/'] = /Path=([^;]*)/.exec(line) ?? [];
    left = left.filter((each) => each.path !== path || !each.text.startsWith(text.slice(0, text.indexOf('=') + 1)));
    if (!line.includes('Max-Age=0')) left = [...left, { path, text }];
    left.sort((one, other) => other.path.length - one.path.length);
  });
  return () => left.map(({ text }) => text);
}

it('a choice replaces another one that a script has stored for a part of the shop', () => {
  history.replaceState(null, '', '/produkt/plaster-1/');
  const old = `luckan_consent=${encodeURIComponent(choiceCookie(granted))}`;
  const left = readsCookies([
    { path: '/produkt', text: old },
    { path: '/', text: old },
    { path: '/', text: 'luckan_cart=1' },
  ]);
  const keeper = cookieKeeper(documentJar({ document, protocol: 'http:' }), window);
  startConsent({ keeper, revision: revisionOf(0), now: Date.now, randomId: () => 'id' });
  expect(storedChoice()).toMatchObject(granted);
  replaceChoice(denied);
  expect(storedChoice()).toMatchObject(denied);
  expect(left()).not.toContain(old);
  expect(left()).toContain('luckan_cart=1');
});
