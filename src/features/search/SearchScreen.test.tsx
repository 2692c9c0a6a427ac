// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { render } from '../../../tests/support/render';
import { configureElevate } from '../../api/elevate/client';
import { SearchScreen } from './SearchScreen';

const asked: URL[] = [];
let answer: object;

beforeEach(() => {
  asked.length = 0;
  configureElevate({
    base: 'http://search.example',
    market: 'SE',
    locale: 'sv-SE',
    touchpoint: 'mobile',
    session: () => ({ customerKey: 'c', sessionKey: 's' }),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(new URL(address));
    return Response.json(answer);
  });
});

function found(totalHits: number, more: object = {}) {
  return { primaryList: { sort: { selected: 'RELEVANCE' }, productGroups: [], totalHits, facets: [] }, ...more };
}

async function open(address: string): Promise<void> {
  const { hook, searchHook } = memoryLocation({ path: address });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await render(
    <QueryClientProvider client={queries}>
      <Router hook={hook} searchHook={searchHook}>
        <SearchScreen />
      </Router>
    </QueryClientProvider>,
  );
  await act(() => vi.waitFor(() => expect(queries.isFetching()).toBe(0)));
}

const said = () => document.querySelector('[role=status]')?.textContent;

it('after a correction the title, the heading and what is read out name the word that was searched for', async () => {
  answer = found(3, { autoCorrect: { q: 'alvedon', originalTotalHits: 0 } });
  await open('/sok/?q=alvdon');
  expect(document.title).toBe('Sökresultat för: alvedon');
  expect(document.querySelector('h1')?.textContent).toBe('Sökresultat för: alvedon');
  expect(said()).toContain('Visar resultat för "alvedon" i stället för "alvdon".');
});

it('nothing found stands in the title and is read out', async () => {
  answer = found(0);
  await open('/sok/?q=xyzzy');
  expect(document.title).toBe('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(said()).toContain('Hmm... vi hittar inga resultat för "xyzzy"');
  expect(said()).toContain('Prova gärna ett annat sökord.');
});

it('a filtered and sorted address is asked for once, as it is', async () => {
  answer = found(3);
  await open('/sok/?q=kräm&sort=priceLow&brand=aco');
  expect(asked.map(({ searchParams }) => [searchParams.get('sort'), searchParams.get('f.brand')])).toEqual([
    ['PRICE_ASCENDING', 'aco'],
  ]);
});

it('filters that nothing passes can still be taken away', async () => {
  answer = found(0);
  await open('/sok/?q=kräm&brand=aco');
  expect(document.body.textContent).toContain('Inga varor passar filtren');
  expect(document.querySelector('h1')?.textContent).toBe('Sökresultat för: kräm');
});
