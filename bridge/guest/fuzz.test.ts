import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Envelope } from '../protocol/envelope';
import { readInbound } from './inbound';
import { hello, startInApp } from './testing/native-guest';

const folder = path.resolve(import.meta.dirname, '../protocol/golden');
const golden = readdirSync(folder).map((file): Envelope => JSON.parse(readFileSync(path.join(folder, file), 'utf8')));

const hostileKeys = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'];
const value = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(null, '', 'x', -1, 0.5, 1e300, true, [], {}, 'x'.repeat(300), '\u0000') },
  { weight: 1, arbitrary: fc.anything({ maxDepth: 2, withBigInt: true, withNullPrototype: true, key: key() }) },
);

function key() {
  return fc.oneof(fc.constantFrom(...hostileKeys, 'payload', 'type', 'session', 'path', 'accessToken'), fc.string());
}

/** A golden message with some fields of envelope or payload replaced, removed or added. */
const mutated = fc
  .record({
    of: fc.constantFrom(...golden),
    session: fc.constantFrom('right', 'right', 'wrong', 'unchanged'),
    seq: fc.oneof(fc.nat(300), fc.constantFrom(-1, 1.5, Number.MAX_SAFE_INTEGER, Number.NaN)),
    changes: fc.array(
      fc.record({
        where: fc.constantFrom('envelope', 'payload'),
        field: key(),
        at: fc.nat(),
        value,
        out: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    as: fc.constantFrom('object', 'text', 'cut text'),
    cut: fc.nat(),
  })
  .map(({ of, session, seq, changes, as, cut }) => (current: string) => {
    const message: Record<string, unknown> = { ...of, payload: { ...(of.payload as object) }, seq };
    if (session !== 'unchanged') message.session = session === 'right' ? current : 'wrong';
    for (const { where, field, at, value, out } of changes) {
      const target = where === 'envelope' ? message : (message.payload as Record<string, unknown> | null);
      if (typeof target !== 'object' || target === null) continue;
      const known = Object.keys(target);
      const name = at % 3 === 0 ? field : (known[at % known.length] ?? field);
      // A replaced payload may be a list, whose length stays.
      if (out) Reflect.deleteProperty(target, name);
      else Reflect.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
    }
    if (as === 'object') return message;
    const text = textOf(message);
    return as === 'text' ? text : text.slice(0, cut % (text.length + 1));
  });

function textOf(message: object): string {
  try {
    return JSON.stringify(message);
  } catch {
    return '{"luckan":1,';
  }
}

const foreign = fc.oneof(
  fc.anything({ maxDepth: 1, withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
  fc.json({ maxDepth: 2 }),
  fc.string(),
);
const incoming = fc.oneof(
  { weight: 9, arbitrary: mutated },
  { weight: 1, arbitrary: foreign.map((data) => () => data) },
);

const subscribed = [
  'HELLO',
  'TOKEN',
  'CART_REFRESH',
  'NAVIGATE',
  'BACK',
  'RESUMED',
  'INSETS',
  'APPEARANCE',
  'VISIBILITY',
] as const;

/** A guest after the handshake, with its observable state. */
function start() {
  const app = startInApp();
  app.deliver('HELLO', hello);
  const delivered: unknown[] = [];
  for (const type of subscribed) app.guest.on(type, ((payload: unknown) => delivered.push({ type, payload })) as never);
  const state = () => JSON.stringify([app.guest.hello, app.guest.session, app.guest.transport, delivered.length]);
  return { ...app, delivered, state };
}

it('100 000 random and mutated messages: none throws, no invalid one changes the state, no prototype is polluted', () => {
  let valid = 0;
  let invalid = 0;
  fc.assert(
    fc.property(fc.array(incoming, { minLength: 100, maxLength: 100 }), (batch) => {
      const { guest, receive, state, delivered } = start();
      for (const make of batch) {
        const data = make(guest.session);
        const before = state();
        receive(data);
        const reading = readInbound(data, 256 * 1024);
        const mayAct = reading.kind === 'message' && reading.message.session === guest.session;
        if (!mayAct && state() !== before) throw new Error(`acted upon ${textOf({ data })}`);
        if (mayAct) valid++;
        else invalid++;
      }
      for (const { payload } of delivered as { payload: object }[])
        expect(Object.getPrototypeOf(payload)).toBe(Object.prototype);
      expect(Object.keys(Object.prototype)).toEqual([]);
      expect(({} as Record<string, unknown>).accessToken).toBeUndefined();
      expect(guest.send('FAULT', { code: 'MALFORMED' })).toBe('sent');
      guest.dispose();
    }),
    { numRuns: 1000 },
  );
  expect(valid + invalid).toBe(100_000);
  expect(valid, 'valid and invalid messages are both generated').toBeGreaterThan(1000);
  expect(invalid).toBeGreaterThan(10_000);
}, 120_000);
