import { expect, it } from 'vitest';
import { scrollAction } from './scroll-rules';

const listing = { path: '/hud/', search: '' };

it('starts a new page at its top', () => {
  expect(scrollAction(listing, { path: '/produkt/x-1/', search: '' }, 'push')).toBe('top');
});

it('leaves a fresh document where its reader has scrolled it', () => {
  expect(scrollAction(null, listing, 'push')).toBe('keep');
  expect(scrollAction(null, listing, 'history')).toBe('restore');
});

it('restores the position when going back', () => {
  expect(scrollAction({ path: '/produkt/x-1/', search: '' }, listing, 'history')).toBe('restore');
});

it('keeps the position when only facets or sort change', () => {
  expect(scrollAction(listing, { path: '/hud/', search: '?sort=rating&brand=a' }, 'push')).toBe('keep');
  expect(scrollAction({ path: '/hud/', search: '?sort=rating' }, listing, 'history')).toBe('keep');
});

it('treats a changed search as a new page, not as a changed filter', () => {
  const search = (q: string) => ({ path: '/hitta-produkter/', search: `?q=${q}` });
  expect(scrollAction(search('alvedon'), search('plåster'), 'push')).toBe('top');
  expect(scrollAction(search('alvedon'), search('plåster'), 'history')).toBe('restore');
});

it('never restores the position of the pharmacy finder', () => {
  expect(scrollAction(listing, { path: '/hitta-apotek/', search: '' }, 'history')).toBe('top');
});
