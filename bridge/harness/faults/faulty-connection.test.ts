import { expect, it, vi } from 'vitest';
import type { Envelope } from '../../protocol/envelope';
import { readMessage } from '../../protocol/read-message';
import { toGuestSchemas } from '../../protocol/schemas';
import type { FaultKind } from './fault-plan';
import { faultyConnection } from './faulty-connection';

const message = (seq: number): Envelope => ({
  luckan: 1,
  type: 'NAVIGATE',
  id: `a${seq}`,
  session: 's',
  seq,
  payload: { path: '/' },
});

function open(...kinds: (FaultKind | null)[]) {
  const posted: Envelope[] = [];
  const received: unknown[] = [];
  let arrive = (_: unknown): void => {};
  const timers: (() => void)[] = [];
  const injected: FaultKind[] = [];
  const dropped: unknown[] = [];
  const connection = faultyConnection(
    {
      post: (it) => posted.push(it),
      listen(receive) {
        arrive = receive;
        return vi.fn();
      },
    },
    {
      take: () => kinds.shift() ?? null,
      onInjected: (kind) => injected.push(kind),
      onDropped: (data) => dropped.push(data),
      setTimeout: (callback) => timers.push(callback),
    },
  );
  connection.listen((data) => received.push(data));
  return { connection, posted, received, arrive: (data: unknown) => arrive(data), timers, injected, dropped };
}

const numbers = (messages: readonly { seq: number }[]) => messages.map(({ seq }) => seq);

it.each([
  ['drop', [1]],
  ['double', [0, 0, 1]],
  ['reorder', [1, 0]],
] as const)('%s', (kind, order) => {
  const { connection, posted } = open(kind);
  connection.post(message(0));
  connection.post(message(1));
  expect(numbers(posted)).toEqual(order);
});

it('reports a dropped message to the app, which never receives it', () => {
  const { arrive, received, dropped, injected } = open('drop');
  arrive(message(0));
  arrive(message(1));
  expect([received, dropped, injected]).toEqual([[message(1)], [message(0)], []]);
});

it('delivers a message after a timeout if there is no next one to swap it with', () => {
  const { connection, posted, timers } = open('reorder');
  connection.post(message(0));
  expect(posted).toEqual([]);
  for (const callback of timers) callback();
  expect(numbers(posted)).toEqual([0]);
});

it.each([
  ['oversize', 'TOO_LARGE'],
  ['malform', 'MALFORMED'],
] as const)('%s: the receiver rejects the message, also as text', (kind, code) => {
  const { connection, posted, arrive, received } = open(kind, kind);
  connection.post(message(0));
  arrive(JSON.stringify(message(1)));
  for (const data of [posted[0], received[0]])
    expect(readMessage(data, toGuestSchemas)).toMatchObject({ kind: 'faulty', fault: { code } });
  expect(received[0]).toEqual(expect.any(String));
});
