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
  const late: (() => void)[] = [];
  const spoilt: FaultKind[] = [];
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
      onSpoilt: (kind) => spoilt.push(kind),
      onDropped: (data) => dropped.push(data),
      setTimeout: (callback) => late.push(callback),
    },
  );
  connection.listen((data) => received.push(data));
  return { connection, posted, received, arrive: (data: unknown) => arrive(data), late, spoilt, dropped };
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

it('what is dropped on its way to the app is told, as the app never hears of it', () => {
  const { arrive, received, dropped, spoilt } = open('drop');
  arrive(message(0));
  arrive(message(1));
  expect([received, dropped, spoilt]).toEqual([[message(1)], [message(0)], []]);
});

it('what nothing overtakes goes on after a while', () => {
  const { connection, posted, late } = open('reorder');
  connection.post(message(0));
  expect(posted).toEqual([]);
  for (const callback of late) callback();
  expect(numbers(posted)).toEqual([0]);
});

it.each([
  ['oversize', 'TOO_LARGE'],
  ['malform', 'MALFORMED'],
] as const)('%s is what the other side refuses, as text too', (kind, code) => {
  const { connection, posted, arrive, received } = open(kind, kind);
  connection.post(message(0));
  arrive(JSON.stringify(message(1)));
  for (const data of [posted[0], received[0]])
    expect(readMessage(data, toGuestSchemas)).toMatchObject({ kind: 'faulty', fault: { code } });
  expect(received[0]).toEqual(expect.any(String));
});
