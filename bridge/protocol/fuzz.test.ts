import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from './messages';
import { readMessage } from './read-message';
import { redact } from './redact';
import { toGuestSchemas, toHostSchemas } from './schemas';

const envelope = fc.record(
  {
    luckan: fc.oneof(fc.constant(1), fc.anything()),
    type: fc.oneof(fc.constantFrom(...Object.keys(messages), '__proto__', 'constructor', 'toString'), fc.string()),
    id: fc.oneof(fc.string(), fc.anything()),
    session: fc.oneof(fc.constant('s'), fc.anything()),
    seq: fc.oneof(fc.nat(), fc.anything()),
    payload: fc.oneof(
      fc.object({ withNullPrototype: true, key: fc.oneof(fc.string(), fc.constant('__proto__')) }),
      fc.anything(),
    ),
  },
  { requiredKeys: ['luckan', 'type'] },
);

const anything = fc.oneof(
  envelope,
  fc.anything(),
  fc.json(),
  envelope.map((value) => {
    try {
      return JSON.stringify(value);
    } catch {
      return 'no JSON';
    }
  }),
);

describe('reading arbitrary data', () => {
  it('never throws, returns only plain, known data and does not pollute prototypes', () => {
    fc.assert(
      fc.property(anything, (data) => {
        for (const schemas of [toGuestSchemas, toHostSchemas]) {
          const reading = readMessage(data, schemas);
          if (reading.kind !== 'message') continue;
          expect(Object.hasOwn(schemas, reading.message.type)).toBe(true);
          expect(Object.getPrototypeOf(reading.message.payload)).toBe(Object.prototype);
          redact(reading.message.type, reading.message.payload);
        }
        expect(Object.keys(Object.prototype)).toEqual([]);
      }),
      { numRuns: 5000 },
    );
  });
});
