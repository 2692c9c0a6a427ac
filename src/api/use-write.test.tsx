// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { withQueries } from '../../tests/support/queries';
import { render } from '../../tests/support/render';
import { ApiError } from './errors';
import { memberInfoQuery, memberStatusQuery } from './member/queries';
import { createQueryClient } from './query-defaults';
import { markStale } from './stale-after';
import { useWrite } from './use-write';

type Send = (value: string) => Promise<string>;

const info = memberInfoQuery(true).queryKey;
const status = memberStatusQuery(true).queryKey;

interface ScreenProps {
  call: Send;
  onRender: (write: ReturnType<typeof useWrite<string, string>>) => void;
}

function Screen({ call, onRender }: ScreenProps) {
  onRender(useWrite(call, 'changeContact'));
  return null;
}

async function open(call: Send) {
  const queries = createQueryClient();
  queries.setQueryData(status, 'VERIFIED');
  queries.setQueryData(info, null);
  const onRender = vi.fn<ScreenProps['onRender']>();
  await render(withQueries(<Screen call={call} onRender={onRender} />, queries));
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated;
  const shown = () => {
    const [write] = onRender.mock.lastCall ?? [];
    if (!write) throw new Error('not rendered');
    return write;
  };
  return { queries, isStale, send: (value: string) => shown().send(value), isPending: () => shown().isPending };
}

it('a successful write makes exactly the listed reads stale', async () => {
  const { send, isStale } = await open(async (value) => value);
  await act(() => send('a'));
  expect([isStale(status), isStale(info)]).toEqual([true, false]);
});

it('a failed write makes nothing stale, is not retried, and returns the reason', async () => {
  const call = vi.fn<Send>().mockRejectedValue(new ApiError({ kind: 'network' }));
  const { send, isStale } = await open(call);
  const refused = vi.fn<(error: unknown) => void>();
  await act(() => send('a').then(() => {}, refused));
  expect(refused).toHaveBeenCalledOnce();
  expect(call).toHaveBeenCalledOnce();
  expect(isStale(status)).toBe(false);
});

it('a second press during a write does not write again', async () => {
  let answer = () => {};
  const call = vi.fn<Send>(
    (value) =>
      new Promise((resolve) => {
        answer = () => resolve(value);
      }),
  );
  const { send, isPending } = await open(call);
  let both: Promise<string[]> = Promise.resolve([]);
  await act(async () => {
    both = Promise.all([send('a'), send('b')]);
  });
  await act(() => vi.waitFor(() => expect(isPending()).toBe(true)));
  await act(async () => answer());
  expect(await both).toEqual(['a', 'a']);
  expect(call).toHaveBeenCalledOnce();
  await act(() => vi.waitFor(() => expect(isPending()).toBe(false)));
});

it('an order makes points, status and purchases stale', async () => {
  const { queries, isStale } = await open(async (value) => value);
  queries.setQueryData(['member', 'purchases'], []);
  await markStale(queries, 'order');
  expect([info, status, ['member', 'purchases']].map(isStale)).toEqual([true, true, true]);
});
