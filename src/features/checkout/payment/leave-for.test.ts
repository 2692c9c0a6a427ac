import { beforeEach, expect, it, vi } from 'vitest';
import { store } from '../../../lib/store';
import { configAtom } from '../../../platform/config/config';
import builtJson from '../../../platform/config/default.json';
import type { Config } from '../../../platform/config/schema';
import { setEmbedder } from '../../../platform/embedder/current';
import type { Embedder } from '../../../platform/embedder/embedder';
import { leaveFor, mayLeadTo } from './leave-for';

const origins = ['https://bank.example', 'http://127.0.0.1:4181', 'http://bank.example'];
const openExternal = vi.fn<Embedder['openExternal']>();

beforeEach(() => {
  openExternal.mockReset().mockResolvedValue(true);
  setEmbedder({ openExternal } as Partial<Embedder> as Embedder);
  const built = builtJson as Config;
  store.set(configAtom, { ...built, checkout: { ...built.checkout, redirectOrigins: origins } });
});

it('a payment continues at an address of a listed origin', async () => {
  expect(await leaveFor('https://bank.example/pay?id=1')).toBe(true);
  expect(openExternal).toHaveBeenCalledExactlyOnceWith('https://bank.example/pay?id=1', true);
  expect(mayLeadTo('http://127.0.0.1:4181/frames/bank/', origins)).toBe(true);
});

it.each([
  ['another origin', 'https://evil.example/'],
  ['an origin that only begins alike', 'https://bank.example.evil.example/'],
  ['another port', 'https://bank.example:444/'],
  ['a listed origin without encryption', 'http://bank.example/'],
  ['a name in it', 'https://bank.example@evil.example/'],
  ['a password in it', 'https://kim:lund@bank.example/'],
  ['a script', 'javascript:alert(1)'],
  ['an app', 'swish://payment'],
  ['a path alone', '/kassa/'],
  ['nothing', ''],
])('an address with %s is not opened, and an error is reported', async (_, address) => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(await leaveFor(address)).toBe(false);
  expect(openExternal).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledExactlyOnceWith('luckan', 'payment', 'Error');
});

it('the result is false if the page could not be opened', async () => {
  openExternal.mockResolvedValue(false);
  expect(await leaveFor('https://bank.example/')).toBe(false);
});
