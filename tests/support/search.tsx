import { act, type ReactNode } from 'react';
import { expect, vi } from 'vitest';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { configureElevate } from '../../src/api/elevate/client';
import { testQueries, withQueries } from './queries';
import { render } from './render';

/** A search service with one response to everything, or one per address. @returns the requested addresses */
export function searchService(answer: object | ((address: URL) => object | Promise<object>)): URL[] {
  const requests: URL[] = [];
  configureElevate({
    base: 'http://search.example',
    market: 'SE',
    locale: 'sv-SE',
    touchpoint: 'mobile',
    session: () => ({ customerKey: 'c', sessionKey: 's' }),
  });
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address);
    requests.push(url);
    return Response.json(await (typeof answer === 'function' ? answer(url) : answer));
  });
  return requests;
}

/** A result of the service with this number of products, none of which is listed. */
export function found(totalHits: number, more: object = {}) {
  return { primaryList: { sort: { selected: 'RELEVANCE' }, productGroups: [], totalHits, facets: [] }, ...more };
}

/** Shows a screen at an address, on a small display, until every response is rendered. */
export async function openAt(address: string, screen: ReactNode): Promise<void> {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { hook, searchHook } = memoryLocation({ path: address });
  const queries = testQueries();
  const routed = (
    <Router hook={hook} searchHook={searchHook}>
      {screen}
    </Router>
  );
  await render(withQueries(routed, queries));
  await act(async () => {
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    // Code that waits for a response is notified a moment later.
    await new Promise((resolve) => setTimeout(resolve));
  });
}
