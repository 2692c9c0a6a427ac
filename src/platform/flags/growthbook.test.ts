// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { watchPageLeft } from '../../lib/page-left';
import { granted } from '../consent/categories';
import { chooseConsent } from '../consent/consent';
import { startGrowthBook } from './growthbook';

const key = 'luckan.flags.v1';
const visitor = { visitorId: () => 'visitor', channel: 'b2c' };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The client keys of the payloads that are stored. */
function storedKeys(): string[] {
  const entries: [string][] = JSON.parse(localStorage.getItem(key) ?? '[]');
  return entries.map(([address]) => address.split('||').at(-1) ?? '');
}

it('ten payloads at most are stored: the oldest goes', async () => {
  chooseConsent(granted);
  vi.stubGlobal('fetch', async () => Response.json({ features: { 'similar-products-first': { defaultValue: true } } }));
  vi.useFakeTimers({ toFake: ['Date'] });
  const names = Array.from({ length: 12 }, (_, nth) => `key-${nth}`);
  for (const clientKey of names) {
    vi.setSystemTime(Date.now() + 1000);
    const isOn = await startGrowthBook({ apiHost: 'https://flags.example', clientKey }, visitor);
    expect(isOn('similar-products-first')).toBe(true);
  }
  await vi.waitFor(() => expect(storedKeys().sort()).toEqual(names.slice(2).sort()));
});

it('a stored payload is stale after a minute', async () => {
  chooseConsent(granted);
  vi.useFakeTimers({ toFake: ['Date'] });
  // The newest of those that are stored.
  const arrival = Date.now() + 3_600_000;
  vi.setSystemTime(arrival);
  vi.stubGlobal('fetch', async () => Response.json({ features: {} }));
  await startGrowthBook({ apiHost: 'https://flags.example', clientKey: 'aged' }, visitor);
  await vi.waitFor(() => expect(storedKeys()).toContain('aged'));
  const entries: [string, { staleAt: string }][] = JSON.parse(localStorage.getItem(key) ?? '[]');
  const [, entry] = entries.find(([address]) => address.endsWith('aged')) ?? [];
  expect(Date.parse(entry?.staleAt ?? '') - arrival).toBe(60_000);
});

it.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch')), [['luckan', 'flags', 'network']]],
  ['it is aborted', () => Promise.reject(new DOMException('', 'AbortError')), []],
  [
    'the page is left',
    async () => {
      window.dispatchEvent(new Event('pagehide'));
      throw new TypeError('Failed to fetch');
    },
    [],
  ],
  [
    'a frame is left that is told so afterwards',
    async () => {
      setTimeout(() => window.dispatchEvent(new Event('pagehide')), 50);
      throw new TypeError('Failed to fetch');
    },
    [],
  ],
] as const)('a payload that does not arrive because %s is logged if it has failed', async (why, fetch, logged) => {
  watchPageLeft(window);
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', fetch);
  vi.useFakeTimers();
  await startGrowthBook({ apiHost: 'https://flags.example', clientKey: `lost-${why}` }, visitor);
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  window.dispatchEvent(new Event('pageshow'));
  expect(log.mock.calls.filter(([first]) => first === 'luckan')).toEqual(logged);
});
