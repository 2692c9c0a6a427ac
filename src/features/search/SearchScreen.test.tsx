// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { found, openAt, searchService } from '../../../tests/support/search';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { createPartLoader, PartLoading } from '../../lib/part-loader';
import { SearchScreen } from './SearchScreen';

const open = (address: string) => openAt(address, <SearchScreen />);
/** Notes are a part of their own. */
async function comes(check: () => void): Promise<void> {
  const shown = async () => {
    await act(async () => {});
    check();
  };
  await vi.waitFor(shown, { timeout: 10_000 });
}

const said = () => document.querySelector('[role=status]')?.textContent;

it('after a correction the title, the heading and what is read out name the word that was searched for', async () => {
  searchService(found(3, { q: 'alvedon', autoCorrect: { q: 'alvdon', originalTotalHits: 0 } }));
  await open('/hitta-produkter/?q=alvdon');
  expect(document.title).toBe('Sökresultat för: alvedon');
  expect(document.querySelector('h1')?.textContent).toBe('Sökresultat för: alvedon');
  await comes(() => expect(said()).toContain('Visar resultat för "alvedon" i stället för "alvdon".'));
  const undo = document.querySelector('[role=status] a');
  expect(undo?.textContent).toBe('Sök efter "alvdon" i stället');
  expect(undo?.getAttribute('href')).toBe('/hitta-produkter/?q=alvdon&ordagrant=1');
});

it('nothing found stands in the title and is read out', async () => {
  searchService(found(0));
  await open('/hitta-produkter/?q=xyzzy');
  expect(document.title).toBe('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(said()).toContain('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(said()).toContain('Prova gärna ett annat sökord.');
});

it('a correction that finds nothing either is told of what the visitor wrote', async () => {
  searchService(found(0, { q: 'xyzzi', autoCorrect: { q: 'xyzzy', originalTotalHits: 0 } }));
  await open('/hitta-produkter/?q=xyzzy');
  expect(document.title).toBe('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(said()).not.toContain('Visar resultat');
});

it('a filtered and sorted address is asked for once, as it is', async () => {
  const asked = searchService(found(3));
  await open('/hitta-produkter/?q=kräm&sort=priceLow&brand=aco');
  expect(asked.map(({ searchParams }) => [searchParams.get('sort'), searchParams.get('f.brand')])).toEqual([
    ['PRICE_ASCENDING', 'aco'],
  ]);
});

it('filters that nothing passes can still be taken away', async () => {
  searchService(found(0));
  await open('/hitta-produkter/?q=kräm&brand=aco');
  expect(document.body.textContent).toContain('Inga varor passar filtren');
  expect(document.querySelector('h1')?.textContent).toBe('Sökresultat för: kräm');
});

it('a correction that was taken back is not asked for again', async () => {
  const asked = searchService(found(0, { didYouMean: [{ q: 'alvedon' }] }));
  await open('/hitta-produkter/?q=alvdon&ordagrant=1');
  expect(asked.map(({ searchParams }) => searchParams.get('origin'))).toEqual(['UNDO_AUTO_CORRECT']);
  expect(document.title).toBe('Hmm... vi hittar inga resultat för "alvdon"');
  await comes(() => expect(said()).toContain('Menade du: alvedon'));
});

it('where no product has all words those that have most are shown, and asked for no more', async () => {
  const group = (number: string) => ({
    key: number,
    products: [{ key: number, ticket: 't', typedCustom: { json: { card: card(productNumber(number)) } } }],
  });
  const secondaryList = { productGroups: [group('1'), group('2')], totalHits: 2 };
  const asked = searchService(({ searchParams }) =>
    searchParams.get('viewAllSecondary') === 'true'
      ? found(1)
      : found(0, { secondaryList, relatedSearches: [{ q: 'alvedon' }, { q: 'hallon' }] }),
  );
  await open('/hitta-produkter/?q=alvedon hallon');
  await comes(() => expect(said()).toContain('Inga varor har alla ord. Visar varor för: alvedonhallon'));
  expect(document.querySelectorAll('article')).toHaveLength(2);
  expect(document.title).toBe('Sökresultat för: alvedon hallon');
  expect(asked.filter(({ searchParams }) => !searchParams.has('viewAllSecondary'))).toHaveLength(1);
});

it('who asks for the texts before they are there is brought to them when they come', async () => {
  let arrive = () => {};
  const files = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loader = createPartLoader((name) => (name === 'ContentHits' ? files : Promise.resolve()));
  const items = [{ title: 'Feber hos barn', link: '/rad/feber/', ticket: 't' }];
  searchService(found(3, { contentLists: [{ items, totalHits: 1 }] }));
  await openAt(
    '/hitta-produkter/?q=feber',
    <PartLoading value={loader}>
      <SearchScreen />
    </PartLoading>,
  );
  const link = () => document.querySelector<HTMLElement>('[href="#rad-och-information"]');
  await comes(() => expect(link()).not.toBeNull());
  await act(async () => link()?.click());
  expect(document.getElementById('rad-och-information')).toBeNull();
  await act(async () => arrive());
  await comes(() => expect(document.activeElement?.textContent).toBe('Råd och information'));
});
