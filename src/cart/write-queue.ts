import type { CartChange } from '../api/cart/changes';
import type { Failure } from '../api/errors';
import { type Cart, quantityOf } from '../domain/cart';
import type { KeptWrite } from './kept-writes';
import { type CartOutcome, enqueue, itemsOf, type Write } from './queue';

export interface WriteQueueParts {
  /** Resolves once the cart may be written. */
  ready(): Promise<void>;
  /** `rekey` is told the key under which the write is sent from then on. */
  deliver(write: Write, rekey: (key: string) => void): Promise<Failure | null>;
  known(): Cart | null;
  newKey(): string;
  now(): number;
  wait(ms: number): Promise<void>;
  /** The line of waiting writes is another one. */
  changed(): void;
  /** A waiting write has left, or has another key: what is kept of it is another one, what it asks for is not. */
  marked(): void;
  finished(write: Write, failure: Failure | null): void;
  /** The last write has been answered. */
  drained(): void;
}

/** Quantities are held back this long, so that what is typed quickly ends as one call. */
const typingPause = 300;

/** A bug in one write must not hold up the others; it is still thrown, for those who watch for errors. */
function unexpected(bug: unknown): Failure {
  queueMicrotask(() => {
    throw bug;
  });
  return { kind: 'malformed', field: '' };
}

/** The writes of one cart: one after the other, those for one row joined while they wait. */
export function writeQueue(parts: WriteQueueParts) {
  let writes: readonly Write[] = [];
  let running = false;
  let hurry = false;
  let wake = () => {};
  let idle: (() => void)[] = [];
  /** Wishes that were done: the service may know them by another key than their own. */
  const fulfilled = new Set<string>();

  /** Waits, but not for longer than somebody in a hurry lets it. */
  function pauseFor(ms: number): Promise<void> {
    const hurried = new Promise<void>((resolve) => {
      wake = resolve;
    });
    return Promise.race([parts.wait(ms), hurried]);
  }

  function outcomeOf(failure: Failure | null): CartOutcome {
    const cart = parts.known();
    if (failure) return { ok: false, failure };
    return cart ? { ok: true, cart } : { ok: false, failure: { kind: 'invalidCart' } };
  }

  function finish(write: Write, failure: Failure | null): void {
    const cart = parts.known();
    const touched = itemsOf(write.change);
    if (!failure) fulfilled.add(write.wish);
    // Our own change is no reason to take the following ones for overtaken.
    writes = writes.slice(1).map((later) => {
      const [item] = itemsOf(later.change);
      const isTouched = !failure && item !== undefined && touched.includes(item);
      return isTouched ? { ...later, expected: quantityOf(cart, item) } : later;
    });
    // The others were meant for the cart that is gone as well.
    const lost = failure?.kind === 'invalidCart' ? writes : [];
    if (lost.length > 0) writes = [];
    for (const each of [write, ...lost]) {
      parts.finished(each, failure);
      for (const done of each.done) done(outcomeOf(failure));
    }
    parts.changed();
  }

  function rekeyFirst(idempotencyKey: string): void {
    writes = writes.map((write, index) => (index === 0 ? { ...write, idempotencyKey } : write));
    parts.marked();
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    await parts.ready();
    // What the press has changed is painted first.
    if (!hurry) await pauseFor(0);
    for (let head = writes[0]; head; head = writes[0]) {
      const pause = hurry ? 0 : head.notBefore - parts.now();
      if (pause > 0) {
        await pauseFor(pause);
        continue;
      }
      const sent = { ...head, sent: true };
      writes = writes.with(0, sent);
      parts.marked();
      const failure = await parts.deliver(sent, rekeyFirst).catch(unexpected);
      // Not `sent`: who has asked for it again meanwhile waits for the same answer.
      finish(writes[0] ?? sent, failure);
    }
    running = false;
    hurry = false;
    for (const resolve of idle) resolve();
    idle = [];
    parts.drained();
  }

  function newWrite(change: CartChange, key: string): Write {
    const [item] = itemsOf(change);
    return {
      change,
      idempotencyKey: key,
      wish: key,
      sent: false,
      resumed: false,
      notBefore: 0,
      expected: item === undefined ? 0 : quantityOf(parts.known(), item),
      at: parts.now(),
      done: [],
    };
  }

  return {
    waiting: () => writes,
    isIdle: () => writes.length === 0,

    /** A wish that is asked for again under its key, as after a reload, is the same one. */
    push(change: CartChange, key = parts.newKey()): Promise<CartOutcome> {
      if (fulfilled.has(key)) return Promise.resolve(outcomeOf(null));
      return new Promise((done) => {
        const notBefore = change.kind === 'set' ? parts.now() + typingPause : 0;
        const write = { ...newWrite(change, key), notBefore, done: [done] };
        writes = writes.some(({ wish }) => wish === key)
          ? writes.map((each) => (each.wish === key ? { ...each, done: [...each.done, done] } : each))
          : enqueue(writes, write);
        parts.changed();
        void run();
      });
    },

    /** Asks once more for what a reload interrupted, before all that has been asked for since. */
    resume(kept: readonly KeptWrite[]): void {
      const resumed = kept.map(({ change, idempotencyKey, wish, sent, expected, at }) => ({
        ...newWrite(change, idempotencyKey),
        wish,
        sent,
        expected,
        at,
        resumed: true,
      }));
      const same = ({ wish }: Write) => resumed.find((write) => write.wish === wish);
      for (const write of writes) same(write)?.done.push(...write.done);
      writes = [...resumed, ...writes.filter((write) => !same(write))];
      parts.changed();
      void run();
    },

    /** Sends at once what is held back. */
    flush(): void {
      if (writes.length === 0) return;
      hurry = true;
      wake();
    },

    /** All writes have been answered. */
    settled(): Promise<void> {
      if (writes.length === 0) return Promise.resolve();
      this.flush();
      return new Promise((resolve) => idle.push(resolve));
    },
  };
}
