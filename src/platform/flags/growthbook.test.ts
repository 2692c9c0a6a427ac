// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { granted } from '../consent/categories';
import { chooseConsent } from '../consent/consent';
import { startGrowthBook } from './growthbook';

const key = 'luckan.flags.v1';
const visitor = { visitorId: () => 'visitor', channel: 'b2c' };

afterEach(() => {
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
