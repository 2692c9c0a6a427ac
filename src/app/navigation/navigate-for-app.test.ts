import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { pageQuery } from '../../api/page-data/queries';
import { createNavigation } from './navigate-for-app';

function setUp(read: (path: string) => unknown = () => ({ found: false })) {
  const client = new QueryClient();
  const fetched: string[] = [];
  vi.spyOn(client, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
    fetched.push(String(queryKey[1]));
    return read(String(queryKey[1])) as never;
  });
  const show = vi.fn();
  const refuse = vi.fn();
  return {
    navigate: createNavigation({ client, loadScreen: async () => {}, show, refuse }),
    show,
    refuse,
    fetched,
    client,
  };
}

it.each(['/kassa/', '/kassa', '/hitta-produkter/?q=salva', '/recept/#lista'])('%s is shown at once', async (path) => {
  const { navigate, show, fetched } = setUp();
  await navigate({ path });
  expect(show).toHaveBeenCalledExactlyOnceWith(path, false);
  expect(fetched).toEqual([]);
});

it('a path that the routes do not know is shown if the content source has it', async () => {
  const { navigate, show, refuse, fetched } = setUp(() => ({ found: true, page: {} }));
  await navigate({ path: '/nagot-nytt?a=1' });
  expect(show).toHaveBeenCalledExactlyOnceWith('/nagot-nytt?a=1', false);
  expect(refuse).not.toHaveBeenCalled();
  expect(fetched).toEqual([pageQuery('/nagot-nytt/').queryKey[1]]);
});

it.each(['/finns-inte/', '/produkt/finns-inte-999999/', '/rad/finns-inte/'])(
  '%s, which nobody knows, is refused, and the page that is shown stays',
  async (path) => {
    const { navigate, show, refuse } = setUp();
    await navigate({ path });
    expect(refuse).toHaveBeenCalledOnce();
    expect(show).not.toHaveBeenCalled();
  },
);

it('if it cannot be looked up, its screen says so', async () => {
  const { navigate, show } = setUp(() => {
    throw new TypeError('offline');
  });
  await navigate({ path: '/kanske/' });
  expect(show).toHaveBeenCalledExactlyOnceWith('/kanske/', false);
});

it('a later NAVIGATE wins over one that is still looked up', async () => {
  let answer: (page: unknown) => void = () => {};
  const pending = new Promise((resolve) => {
    answer = resolve;
  });
  const { navigate, show } = setUp(() => pending);
  const first = navigate({ path: '/nagot-nytt/' });
  await navigate({ path: '/kassa/' });
  answer({ found: true, page: {} });
  await first;
  expect(show).toHaveBeenCalledExactlyOnceWith('/kassa/', false);
});

it('the page takes the place of one that nobody has seen, also if it is looked up first', async () => {
  const { navigate, show } = setUp(() => ({ found: true, page: {} }));
  await navigate({ path: '/nagot-nytt/', isUnseen: true });
  expect(show).toHaveBeenCalledExactlyOnceWith('/nagot-nytt/', true);
});

it('where there is likely to be a page, its screen is soon shown, and waits for the answer', async () => {
  vi.useFakeTimers();
  const { navigate, show } = setUp(() => new Promise(() => {}));
  void navigate({ path: '/produkt/salva-1/' });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(show).toHaveBeenCalledExactlyOnceWith('/produkt/salva-1/', false);
  vi.useRealTimers();
});

it('a page that nobody has seen does not wait long for the look-up: the opened page waits in its place', async () => {
  vi.useFakeTimers();
  const { navigate, show, refuse } = setUp(() => new Promise(() => {}));
  void navigate({ path: '/nagot-nytt/' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(show).not.toHaveBeenCalled();
  void navigate({ path: '/nagot-nytt/', isUnseen: true });
  await vi.advanceTimersByTimeAsync(900);
  expect(show).toHaveBeenCalledExactlyOnceWith('/nagot-nytt/', true);
  expect(refuse).not.toHaveBeenCalled();
  vi.useRealTimers();
});
