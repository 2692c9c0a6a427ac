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

/** A golden message with some of its fields replaced, taken out or added, in the envelope and in the payload. */
const mutated = fc
  .record({
    of: fc.constantFrom(...golden),
    session: fc.constantFrom('right', 'right', 'wrong', 'kept'),
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
    if (session !== 'kept') message.session = session === 'right' ? current : 'wrong';
    for (const { where, field, at, value, out } of changes) {
      const target = where === 'envelope' ? message : (message.payload as Record<string, unknown> | null);
      if (typeof target !== 'object' || target === null) continue;
      const known = Object.keys(target);
      const name = at % 3 === 0 ? field : (known[at % known.length] ?? field);
      if (out) delete target[name];
      else Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
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
const arriving = fc.oneof(
  { weight: 9, arbitrary: mutated },
  { weight: 1, arbitrary: foreign.map((data) => () => data) },
);

const listened = ['HELLO', 'TOKEN', 'CART_REFRESH', 'NAVIGATE', 'BACK', 'RESUMED', 'INSETS'] as const;

/** A greeted guest, with all that can change in it. */
function start() {
  const app = startInApp();
  app.say('HELLO', hello);
  const delivered: unknown[] = [];
  for (const type of listened) app.guest.on(type, ((payload: unknown) => delivered.push({ type, payload })) as never);
  const state = () => JSON.stringify([app.guest.hello, app.guest.session, app.guest.transport, delivered.length]);
  return { ...app, delivered, state };
}

it('of 100 000 random and mutated messages none throws, changes the state by an invalid one, or touches a prototype', () => {
  let valid = 0;
  let invalid = 0;
  fc.assert(
    fc.property(fc.array(arriving, { minLength: 100, maxLength: 100 }), (batch) => {
      const { guest, enter, state, delivered } = start();
      for (const make of batch) {
        const data = make(guest.session);
        const before = state();
        enter(data);
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
  expect(valid, 'both kinds are among them').toBeGreaterThan(1000);
  expect(invalid).toBeGreaterThan(10_000);
}, 120_000);
