import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dropUnused } from './drop-unused';

/** A client that caches two unused responses, with the names of those that it has. */
function clientOfTwo() {
  const client = new QueryClient();
  dropUnused(client.getQueryCache(), 2);
  const read = (name: string, at: number) => client.setQueryData([name], name, { updatedAt: at });
  const names = () =>
    client
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey[0]);
  return { client, read, names };
}

it('drops the oldest unused responses when there are many', () => {
  const { read, names } = clientOfTwo();
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) read(name, index + 1);
  expect(names()).toEqual(['c', 'd', 'e']);
  read('f', 6);
  expect(names()).toEqual(['d', 'e', 'f']);
});

it('keeps what a screen shows, however old, until it shows it no longer', () => {
  const { client, read, names } = clientOfTwo();
  read('shown', 1);
  const observer = new QueryObserver(client, { queryKey: ['shown'], enabled: false });
  const leave = observer.subscribe(() => {});
  for (const [index, name] of ['b', 'c', 'd', 'e'].entries()) read(name, index + 2);
  expect(names()).toContain('shown');
  leave();
  expect(names()).not.toContain('shown');
});

it('keeps a request that is under way', async () => {
  const { client, read, names } = clientOfTwo();
  let respond = (_: string) => {};
  const response = new Promise<string>((resolve) => {
    respond = resolve;
  });
  read('pending', 1);
  const answer = client.fetchQuery({ queryKey: ['pending'], queryFn: () => response });
  for (const [index, name] of ['b', 'c', 'd', 'e'].entries()) read(name, index + 2);
  expect(names()).toContain('pending');
  respond('come');
  await expect(answer).resolves.toBe('come');
});

it('drops a query that was never sent with the screen that requested it', () => {
  const { client, names } = clientOfTwo();
  const observer = new QueryObserver(client, { queryKey: ['never sent'], enabled: false });
  const leave = observer.subscribe(() => {});
  expect(names()).toEqual(['never sent']);
  leave();
  expect(names()).toEqual([]);
});
