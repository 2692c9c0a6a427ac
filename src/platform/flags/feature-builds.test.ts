// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { documentJar } from '../cookies/jar';
import { chooseBuild, flagsOfChosenBuild } from './feature-builds';

const jar = documentJar({ document, protocol: 'http:' });
const list = '/features.json';

function answerWith(body: unknown): void {
  vi.stubGlobal('fetch', async () => Response.json(body));
}

afterEach(() => {
  vi.restoreAllMocks();
  chooseBuild(jar, null);
});

it.each(['../../etc/passwd', '__proto__', 'constructor', 'a'.repeat(3000)])(
  'a cookie with anything but the name of a listed build turns nothing on (%#)',
  async (name) => {
    answerWith({ builds: [{ name: 'new', title: 'Nytt', flags: ['similar-products-first'] }] });
    chooseBuild(jar, name);
    expect(await flagsOfChosenBuild(list, jar)).toEqual(new Set());
    chooseBuild(jar, 'new');
    expect(await flagsOfChosenBuild(list, jar)).toEqual(new Set(['similar-products-first']));
  },
);

it('without a choice the list is not requested', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  const empty = documentJar({ document: { cookie: '' } as Document, protocol: 'http:' });
  expect(await flagsOfChosenBuild(list, empty)).toEqual(new Set());
  expect(fetch).not.toHaveBeenCalled();
});

it('a list that does not answer is given up after 2 s, so that the other flags need not wait for it', async () => {
  const late = new DOMException('', 'TimeoutError');
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort(late));
  vi.stubGlobal('fetch', async (_address: URL, { signal }: RequestInit) => signal?.throwIfAborted());
  chooseBuild(jar, 'new');
  await expect(flagsOfChosenBuild(list, jar)).rejects.toBe(late);
  expect(timeout).toHaveBeenCalledWith(2_000);
});
