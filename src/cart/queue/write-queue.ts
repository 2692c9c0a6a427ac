import { type CartChange, itemsOf } from '../../api/cart/changes';
import type { Failure } from '../../api/errors';
import { type Cart, quantityOf } from '../../domain/cart';
import type { ProductCard } from '../../domain/product';
import type { CartEvent, Emit } from '../events';
import type { RowPlace } from '../row-places';
import type { Deliver } from './delivery';
import { skippablePauses } from './pauses';
import { type CartOutcome, enqueue, type InterruptedWrite, newWrite, type Write } from './write';

interface Needs {
  deliver: Deliver;
  known(): Cart | null;
  newKey(): string;
  now(): number;
  wait(ms: number): Promise<void>;
  emit: Emit;
}

export interface RequestOptions {
  /** Let the rows be shown before the service has responded. */
  cards?: readonly ProductCard[];
  /** Repeated requests with the same key, as after a reload, are done once. */
  key?: string | undefined;
  /** Where the row was that is given back. */
  place?: RowPlace;
}

export type WriteQueue = ReturnType<typeof writeQueue>;

/** Quantity changes are delayed by this time, so that quick ones are combined into one call. */
const typingPause = 300;

/** A bug in one write must not block the others; it is rethrown for error reporting. */
function unexpected(bug: unknown): Failure {
  queueMicrotask(() => {
    throw bug;
  });
  return { kind: 'malformed', field: '' };
}

/** The write queue of one cart: writes are sent in order, pending ones for the same row are merged. */
export function writeQueue({ deliver, known, newKey, now, wait, emit }: Needs) {
  const pauses = skippablePauses(wait);
  let writes: readonly Write[] = [];
  let isRunning = false;
  let idle: (() => void)[] = [];
  let letLeave = () => {};
  const opened = new Promise<void>((resolve) => {
    letLeave = resolve;
  });
  /** Completed requests: the service may know them by another key. */
  const fulfilled = new Set<string>();

  function outcomeOf(failure: Failure | null): CartOutcome {
    const cart = known();
    if (failure) return { ok: false, failure };
    return cart ? { ok: true, cart } : { ok: false, failure: { kind: 'invalidCart' } };
  }

  function finish(write: Write, failure: Failure | null): void {
    const touched = itemsOf(write.change);
    if (!failure) fulfilled.add(write.requestKey);
    // Our own change must not make later writes count as overtaken.
    writes = writes.slice(1).map((later) => {
      const [item] = itemsOf(later.change);
      const isTouched = !failure && item !== undefined && touched.includes(item);
      return isTouched ? { ...later, expected: quantityOf(known(), item) } : later;
    });
    // The other writes were also meant for the cart that is gone.
    const lost = failure?.kind === 'invalidCart' ? writes : [];
    if (lost.length > 0) writes = [];
    for (const { change, resolvers } of [write, ...lost]) {
      emit(failure ? { type: 'refused', change, failure } : { type: 'confirmed' });
      for (const resolve of resolvers) resolve(outcomeOf(failure));
    }
  }

  async function deliverFirst(first: Write): Promise<Failure | null> {
    const steps = deliver(first);
    for (;;) {
      const { done, value } = await steps.next();
      if (done) return value;
      if (value.type === 'rekeyed') {
        const { idempotencyKey } = value;
        writes = writes.map((write, index) => (index === 0 ? { ...write, idempotencyKey } : write));
      }
      emit({ type: value.type });
    }
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await opened;
    // Lets the browser paint the change first.
    await pauses.pause(0);
    for (let first = writes[0]; first; first = writes[0]) {
      const early = pauses.isSkipping() ? 0 : first.notBefore - now();
      if (early > 0) {
        await pauses.pause(early);
        continue;
      }
      const sent = { ...first, sent: true };
      writes = writes.with(0, sent);
      emit({ type: 'sent' });
      const failure = await deliverFirst(sent).catch(unexpected);
      // Not `sent`: a repeated request meanwhile waits for the same result.
      finish(writes[0] ?? sent, failure);
    }
    isRunning = false;
    pauses.restore();
    for (const resolve of idle) resolve();
    idle = [];
    emit({ type: 'drained' });
  }
  /** A request repeated with the same key is done once. */
  function push(change: CartChange, key = newKey()): Promise<CartOutcome> {
    if (fulfilled.has(key)) return Promise.resolve(outcomeOf(null));
    return new Promise((resolve) => {
      const notBefore = change.kind === 'set' ? now() + typingPause : 0;
      const write = { ...newWrite(change, key, known(), now()), notBefore, resolvers: [resolve] };
      writes = writes.some(({ requestKey }) => requestKey === key)
        ? writes.map((each) => (each.requestKey === key ? { ...each, resolvers: [...each.resolvers, resolve] } : each))
        : enqueue(writes, write);
      emit({ type: 'queued' });
      void run();
    });
  }

  /** Sends delayed writes at once. */
  function flush(): void {
    if (writes.length > 0) pauses.skip();
  }

  return {
    waiting: () => writes,
    isIdle: () => writes.length === 0,
    push,
    flush,

    /** A change requested by the customer. */
    request(change: CartChange, { cards = [], key, place }: RequestOptions = {}): Promise<CartOutcome> {
      emit({ type: 'requested', cards, place });
      return push(change, key);
    },

    /** Starts sending: first the writes interrupted by a reload, then all requested since. */
    open(interrupted: readonly InterruptedWrite[]): void {
      const resumed = interrupted.map((write) => ({
        ...newWrite(write.change, write.requestKey, known(), now()),
        ...write,
        resumed: true,
        mayBeApplied: write.sent,
      }));
      const same = ({ requestKey }: Write) => resumed.find((write) => write.requestKey === requestKey);
      for (const write of writes) same(write)?.resolvers.push(...write.resolvers);
      writes = [...resumed, ...writes.filter((write) => !same(write))];
      emit({ type: 'queued' });
      letLeave();
      void run();
    },

    opened: () => opened,

    /** Resolves when all writes are done. */
    settled(): Promise<void> {
      if (writes.length === 0) return Promise.resolve();
      flush();
      return new Promise((resolve) => idle.push(resolve));
    },

    follow(event: CartEvent): void {
      if (event.type === 'itemsLeftOut') void push({ kind: 'addMany', items: event.items });
    },
  };
}
