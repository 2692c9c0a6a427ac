import { afterEach, expect, test, vi } from 'vitest';
import { configureElevate, takeSearch } from '../../api/elevate/client';
import { searchPageQuery } from '../../api/elevate/queries';
import { createQueryClient } from '../../api/query-defaults';
import { cardPicture } from '../../blocks/product-picture/picture-source';
import { takeEarlySearch } from './early-search';
import { sendSearch } from './send-search';

const config = { services: { elevate: '/search/', media: '/media' }, elevate: { market: 'SE', locale: 'sv-SE' } };
const found = { primaryList: { sort: { selected: 'RELEVANCE' }, productGroups: [], totalHits: 0, facets: [] } };

interface Sent {
  url: string;
  method: string | undefined;
  type: string | null;
  body: unknown;
}

function recording(sent: Sent[], answer: () => Response) {
  return async (input: string | URL, { method, headers, body }: RequestInit = {}) => {
    const type = new Headers(headers).get('content-type');
    sent.push({ url: String(input), method, type, body: JSON.parse(String(body)) });
    return answer();
  };
}

/** The page of a search, and the shop that requests it with its own client. */
function openSearch(
  search: string,
  {
    answer = () => Response.json(found),
    stored = null as string | null,
    configured = Promise.resolve<unknown>(config),
  } = {},
) {
  const early: Sent[] = [];
  const own: Sent[] = [];
  const page = {
    location: { href: `https://shop.example/hitta-produkter/${search}`, search },
    localStorage: { getItem: () => stored },
    matchMedia: () => ({ matches: false }),
    fetch: recording(early, answer),
  };
  const sending = sendSearch(page as never, configured);
  const keys = sending?.keys ?? { customerKey: 'c', sessionKey: 's' };
  vi.stubGlobal(
    'fetch',
    recording(own, () => Response.json(found)),
  );
  configureElevate({
    base: 'https://shop.example/search/',
    ...config.elevate,
    touchpoint: 'mobile',
    session: () => keys,
    takeSearch: takeEarlySearch({ luckanEarly: { reads: [], files: [], search: sending } }, () => keys),
  });
  const client = createQueryClient();
  const ask = (asked: Parameters<typeof searchPageQuery>[0]) =>
    client.fetchQuery({ ...searchPageQuery(asked), retry: false, staleTime: 0 });
  return { early, own, ask, sending };
}

afterEach(() => vi.unstubAllGlobals());

test('the picture of the first card is requested ahead, as the card will', async () => {
  class Picture {
    constructor() {
      pictures.push(this);
    }
  }
  const pictures: Picture[] = [];
  vi.stubGlobal('Image', Picture);
  const picture = { src: 'p/1/a', widths: [160, 320, 480, 960], ratio: 1, alt: '' };
  const products = [{ typedCustom: { json: { card: { picture } } } }];
  const answer = () => Response.json({ primaryList: { productGroups: [{ products }] } });
  openSearch('?q=salva', { answer });
  await vi.waitFor(() => expect(pictures).toHaveLength(1));
  expect(pictures[0]).toEqual({
    fetchPriority: 'high',
    sizes: cardPicture.sizes,
    srcset: '/media/p/1/a-320.webp 320w, /media/p/1/a-480.webp 480w',
    src: '/media/p/1/a-320.webp',
  });
});

test('a search is sent as the service’s own client sends it', async () => {
  const { early, own, ask } = openSearch('?q=kr%C3%A4m+%26+salva');
  await ask({ q: 'kräm & salva', facets: {} });
  expect(own).toEqual([]);
  await ask({ q: 'kräm & salva', facets: {} });
  expect(early).toHaveLength(1);
  expect(own).toEqual(early);
});

test('another search is sent by the client, and so is another page of this one', async () => {
  const { own, ask } = openSearch('?q=kräm');
  await ask({ q: 'salva' });
  await ask({ q: 'kräm', asTyped: true });
  await ask({ q: 'kräm', sort: 'title' });
  await ask({ q: 'kräm', facets: { brand: ['aco'] } });
  expect(own).toHaveLength(4);
  expect(takeSearch('kräm')).toBeDefined();
  expect(takeSearch('kräm')).toBeUndefined();
});

test.each([
  ['an error of the service', () => Response.json({ message: 'down' }, { status: 500 }), 'elevate'],
  ['an answer that cannot be read', () => new Response('<html>'), 'elevate'],
  ['no answer', () => Response.error(), 'elevate'],
  ['an answer of another shape', () => Response.json({}), 'malformed'],
])('%s is a failure as of the client', async (_, answer, kind) => {
  const { ask, own } = openSearch('?q=kräm', { answer });
  await expect(ask({ q: 'kräm' })).rejects.toMatchObject({ failure: { kind } });
  expect(own).toEqual([]);
});

test('a search that had no configuration is sent by the client, without a failure first', async () => {
  const configured = Promise.reject(new TypeError('no network'));
  const { own, early, ask, sending } = openSearch('?q=kräm', { configured });
  await expect(sending?.answer).rejects.toThrow('no network');
  await expect(ask({ q: 'kräm' })).resolves.toBeDefined();
  expect([early.length, own.length]).toEqual([0, 1]);
});

test('nothing is sent without words, with filters, or for a visitor whose keys are stored', () => {
  expect(openSearch('').sending).toBeUndefined();
  expect(openSearch('?q=%20').sending).toBeUndefined();
  expect(openSearch('?q=kräm&sort=title').sending).toBeUndefined();
  expect(openSearch('?q=kräm', { stored: '{}' }).sending).toBeUndefined();
});
