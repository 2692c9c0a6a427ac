import fc from 'fast-check';
import type { Mode } from './simulated-browser';

const second = 1000;
const tab = fc.nat(3);
const aWhile = fc.oneof(
  fc.integer({ min: 1, max: 30 }),
  fc.integer({ min: 30, max: 1300 }),
  fc.constantFrom(1015, 1035, 1195, 1205),
);
const milliseconds = aWhile.map((seconds) => seconds * second);
const modes = fc.constantFrom<Mode>('front', 'hidden', 'frozen');

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('act' as const), tab }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constant('pass' as const), ms: milliseconds }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sleep' as const), ms: milliseconds, focus: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('open' as const), focus: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('close' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('mode' as const), tab, mode: modes, focus: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('setClock' as const),
      ms: fc.tuple(milliseconds, fc.constantFrom(1, -1)).map(([ms, sign]) => ms * sign),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('stay' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('dismiss' as const), tab }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('signIn' as const), tab, away: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('signOut' as const), tab }) },
  /** A sign-in that is started and cancelled. */
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('giveUp' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), tab }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('network' as const), fails: fc.boolean() }) },
);

export interface Schedule {
  /** Whether the monotonic clock continues while the device sleeps. */
  countsSleep: boolean;
  steps: Step[];
}

export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** Browser events, in any order. */
export const schedule: fc.Arbitrary<Schedule> = fc.record({
  countsSleep: fc.boolean(),
  steps: fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }),
});
