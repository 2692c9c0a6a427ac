import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { readsSettled } from './reads-settled';

it('settles once the last read has been answered or has failed, and at once without any', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await readsSettled(client);

  const first = client.prefetchQuery({ queryKey: ['first'], queryFn: () => 'answer' });
  let fail = (_: Error): void => {};
  const queryFn = () => new Promise((_, reject) => (fail = reject));
  void client.prefetchQuery({ queryKey: ['second'], queryFn });
  let isSettled = false;
  const settled = readsSettled(client).then(() => {
    isSettled = true;
  });
  await first;
  expect(isSettled).toBe(false);
  fail(new Error('lost'));
  await settled;
});
