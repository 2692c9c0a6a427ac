// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { found, openAt, searchService } from '../../../tests/support/search';
import { SearchScreen } from './SearchScreen';

const open = (address: string) => openAt(address, <SearchScreen />);
const said = () => document.querySelector('[role=status]')?.textContent;

it('after a correction the title, the heading and what is read out name the word that was searched for', async () => {
  searchService(found(3, { q: 'alvedon', autoCorrect: { q: 'alvdon', originalTotalHits: 0 } }));
  await open('/hitta-produkter/?q=alvdon');
  expect(document.title).toBe('Sökresultat för: alvedon');
  expect(document.querySelector('h1')?.textContent).toBe('Sökresultat för: alvedon');
  expect(said()).toContain('Visar resultat för "alvedon" i stället för "alvdon".');
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
