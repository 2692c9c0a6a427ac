// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { found, openAt, searchService } from '../../../tests/support/search';
import type { PageOf } from '../../api/page-data/schema';
import { ListingScreen } from './ListingScreen';

vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    disconnect() {}
  },
);

function category(data: Partial<PageOf<'category'>['data']>): PageOf<'category'> {
  const none = { heading: 'Hud', intro: '', picture: null, children: [], reference: '/hud/', products: [], total: 0 };
  const seo = { title: 'Hud', description: '', path: '/hud/', index: true, breadcrumbs: [] };
  return { template: 'category', data: { ...none, ...data }, seo };
}

it('a category without products shows a message and still links to its subcategories', async () => {
  searchService(found(0));
  const children = [{ title: 'Ansikte', path: '/hud/ansikte/', picture: null }];
  await openAt('/hud/', <ListingScreen page={category({ children })} />);
  expect(document.body.textContent).toContain('Här finns inga varor just nu.');
  expect(document.querySelector('nav a')?.textContent).toBe('Ansikte');
  expect(document.querySelector('select')).toBeNull();
});
