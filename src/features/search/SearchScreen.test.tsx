// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { found, openAt, searchService } from '../../../tests/support/search';
import { card } from '../../cart/testing/card';
import { productNumber } from '../../domain/ids';
import { createPartLoader, PartLoading } from '../../lib/part-loader';
import { SearchScreen } from './SearchScreen';

const open = (address: string) => openAt(address, <SearchScreen />);
/** Waits for the notes, which are a lazy part. */
async function comes(check: () => void): Promise<void> {
  const shown = async () => {
    await act(async () => {});
    check();
  };
  await vi.waitFor(shown, { timeout: 10_000 });
}

const status = () => document.querySelector('[role=status]')?.textContent;

it('after a correction, the title, heading and announcement name the corrected word', async () => {
  searchService(found(3, { q: 'alvedon', autoCorrect: { q: 'alvdon', originalTotalHits: 0 } }));
  await open('/hitta-produkter/?q=alvdon');
  expect(document.title).toBe('Sökresultat för: alvedon');
  expect(document.querySelector('h1')?.textContent).toBe('Sökresultat för: alvedon');
  await comes(() => expect(status()).toContain('Visar resultat för "alvedon" i stället för "alvdon".'));
  const undo = document.querySelector('[role=status] a');
  expect(undo?.textContent).toBe('Sök efter "alvdon" i stället');
  expect(undo?.getAttribute('href')).toBe('/hitta-produkter/?q=alvdon&ordagrant=1');
});

it('an empty result is in the title and is announced', async () => {
  searchService(found(0));
  await open('/hitta-produkter/?q=xyzzy');
  expect(document.title).toBe('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(status()).toContain('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(status()).toContain('Prova gärna ett annat sökord.');
});

it('if the correction finds nothing either, the message names the typed word', async () => {
  searchService(found(0, { q: 'xyzzi', autoCorrect: { q: 'xyzzy', originalTotalHits: 0 } }));
  await open('/hitta-produkter/?q=xyzzy');
  expect(document.title).toBe('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(status()).not.toContain('Visar resultat');
});

it('how many products were found is between the heading and the list, in one line with the texts', async () => {
  searchService(found(3, { contentLists: [{ items: [], totalHits: 2 }] }));
  await open('/hitta-produkter/?q=kräm');
  await comes(() =>
    expect(document.querySelector('[role=status] p')?.textContent).toBe('3 varorRåd och information (2)'),
  );
});

it('a filtered and sorted address sends one request with its filters', async () => {
  const requests = searchService(found(3));
  await open('/hitta-produkter/?q=kräm&sort=priceLow&brand=aco');
  expect(requests.map(({ searchParams }) => [searchParams.get('sort'), searchParams.get('f.brand')])).toEqual([
    ['PRICE_ASCENDING', 'aco'],
  ]);
});

it('filters without any matches can still be removed', async () => {
  searchService(found(0));
  await open('/hitta-produkter/?q=kräm&brand=aco');
  expect(document.body.textContent).toContain('Inga varor passar filtren');
  expect(document.querySelector('h1')?.textContent).toBe('Sökresultat för: kräm');
});

it('an undone correction is not requested again', async () => {
  const requests = searchService(found(0, { didYouMean: [{ q: 'alvedon' }] }));
  await open('/hitta-produkter/?q=alvdon&ordagrant=1');
  expect(requests.map(({ searchParams }) => searchParams.get('origin'))).toEqual(['UNDO_AUTO_CORRECT']);
  expect(document.title).toBe('Hmm... vi hittar inga resultat för "alvdon"');
  await comes(() => expect(status()).toContain('Menade du: alvedon'));
});

it('if no product has all words, those with most are shown without a further search', async () => {
  const group = (number: string) => ({
    key: number,
    products: [{ key: number, ticket: 't', typedCustom: { json: { card: card(productNumber(number)) } } }],
  });
  const secondaryList = { productGroups: [group('1'), group('2')], totalHits: 2 };
  const requests = searchService(({ searchParams }) =>
    searchParams.get('viewAllSecondary') === 'true'
      ? found(1)
      : found(0, { secondaryList, relatedSearches: [{ q: 'alvedon' }, { q: 'hallon' }] }),
  );
  await open('/hitta-produkter/?q=alvedon hallon');
  await comes(() => expect(status()).toContain('Inga varor har alla ord. Visar varor för: alvedonhallon'));
  expect(document.querySelectorAll('article')).toHaveLength(2);
  expect(document.title).toBe('Sökresultat för: alvedon hallon');
  expect(requests.filter(({ searchParams }) => !searchParams.has('viewAllSecondary'))).toHaveLength(1);
});

it('a visitor who follows the link to the texts before they load gets there when they do', async () => {
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
