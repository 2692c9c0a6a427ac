import { maxMessageBytes } from '../protocol/limits';
import type { Reading } from '../protocol/read-message';
import type { Fault, Hello, ToGuestType } from '../protocol/types';
import { protocolVersions } from '../protocol/versions';
import { failure } from './bridge-error';
import { openFrameDoor, openNativeDoor } from './doors';
import type { Guest, GuestOptions, SendStatus } from './guest';
import { createHandshake } from './handshake';
import type { Inbound } from './inbound';
import { createOutbox, type Waiting } from './outbox';
import { createRequests } from './requests';
import { type Snapshot, snapshot } from './snapshot';
import { createSubscribers } from './subscribers';
import { capabilityFor, isBase, isState } from './traits';
import { createWire } from './wire';

const takes: readonly ToGuestType[] = ['TOKEN', 'CART_REFRESH', 'NAVIGATE', 'BACK', 'RESUMED', 'INSETS'];

/** The guest without its schemas: `read` checks what arrives. */
export function createCore(options: GuestOptions, read: (data: unknown, limit: number) => Reading<Inbound>): Guest {
  const { window, hostOrigins, route, onFault, maxBytes = maxMessageBytes } = options;
  const wire = createWire(options);
  const handshake = createHandshake(window);
  const outbox = createOutbox();
  const requests = createRequests(window);
  const subscribers = createSubscribers();
  /** The newest of each state, for a host that meets the page anew. */
  const newest = new Map<string, Waiting>();
  /** The highest number of each type in this session. */
  const received = new Map<string, number>();

  let flushing = false;

  function begin(): void {
    wire.begin();
    received.clear();
    handshake.begin(() => settle(null));
    for (const state of newest.values()) outbox.put(state);
    const where = route?.();
    const payload = { versions: protocolVersions, capabilities: takes, ...(where && { route: where }) };
    wire.post({ type: 'READY', payload });
  }

  function settle(hello: Hello | null): void {
    handshake.end(hello);
    flush();
    const count = outbox.takeDropped();
    if (count) fault({ code: 'OVERFLOW', count });
    if (hello) subscribers.emit('HELLO', hello);
  }

  /** Everything goes through the outbox, so that nothing overtakes what was sent before it. */
  function dispatch(message: Waiting): SendStatus {
    outbox.put(message);
    return handshake.waiting || flushing ? 'queued' : flush();
  }

  function flush(): SendStatus {
    let status: SendStatus = 'sent';
    flushing = true;
    // A host that came late, or took another's place, has seen nothing of this page yet.
    if (wire.hasMoved()) begin();
    for (let next = handshake.waiting ? undefined : outbox.next(); next; next = outbox.next()) status = wire.post(next);
    flushing = false;
    return handshake.waiting ? 'queued' : status;
  }

  function fault(payload: Fault): void {
    onFault?.(payload);
    dispatch({ type: 'FAULT', payload });
  }

  function take(about: string, payload: object): Snapshot {
    const taken = snapshot(payload, maxBytes);
    if ('refused' in taken) fault({ code: taken.refused === 'tooLarge' ? 'TOO_LARGE' : 'MALFORMED', about });
    return taken;
  }

  function supports(type: string): boolean {
    if (!wire.transport()) return false;
    if (!handshake.hello) return isBase(type);
    const needed = capabilityFor(type);
    return !needed || handshake.hello.capabilities.includes(needed);
  }

  function receive(data: unknown): void {
    const reading = read(data, maxBytes);
    if (reading.kind === 'foreign') return;
    if (reading.kind === 'faulty') fault(reading.fault);
    else if (reading.message.session !== wire.session) fault({ code: 'STALE_SESSION', about: reading.message.type });
    else accept(reading.message);
  }

  function accept({ type, id, seq, payload }: Inbound): void {
    if (type === 'ACK') requests.answer(id, payload);
    else if (type === 'HELLO') greet(payload);
    else if (seq <= (received.get(type) ?? -1)) fault({ code: 'OUT_OF_ORDER', about: type });
    else {
      received.set(type, seq);
      const given = subscribers.emit(type, payload);
      if (type === 'BACK') answerBack(id, given);
    }
  }

  function greet(hello: Hello): void {
    if (protocolVersions.includes(hello.version)) {
      // A host that says HELLO again has started anew, and counts from the beginning.
      received.clear();
      settle(hello);
    } else fault({ code: 'UNSUPPORTED_VERSION', about: 'HELLO' });
  }

  async function answerBack(id: string, given: unknown[]): Promise<void> {
    const handled = await Promise.all(given).catch((): unknown[] => []);
    const ok = handled.includes(true);
    wire.post({ type: 'ACK', id, payload: ok ? { ok } : { ok, reason: 'NOT_HANDLED' } });
  }

  function onPageShow(event: { persisted: boolean }): void {
    if (!event.persisted) return;
    requests.fail('ENDED');
    begin();
  }

  window.addEventListener('pageshow', onPageShow);
  const embedded = () => wire.transport() === 'iframe';
  const closeNative = openNativeDoor(window, (data) => embedded() || receive(data));
  const closeFrame = openFrameDoor(window, hostOrigins, (data) => embedded() && receive(data));
  begin();

  return {
    send(type, payload) {
      const taken = take(type, payload);
      if ('refused' in taken) return taken.refused;
      const message = { type, payload: taken.payload };
      if (isState(type)) newest.set(type, message);
      return dispatch(message);
    },
    async request(type, payload) {
      await handshake.settled;
      if (!handshake.hello || !supports(type)) return failure('UNSUPPORTED');
      const taken = take(type, payload);
      if ('refused' in taken) return failure(taken.refused === 'tooLarge' ? 'TOO_LARGE' : 'MALFORMED');
      const id = wire.nextId();
      const answer = requests.wait(id, () => fault({ code: 'TIMED_OUT', about: type }));
      if (dispatch({ type, id, payload: taken.payload }) === 'noHost') requests.fail('UNSUPPORTED', id);
      return answer;
    },
    on: (type, handler) => subscribers.on(type, handler),
    supports,
    get hello() {
      return handshake.hello;
    },
    helloSettled: handshake.first,
    get transport() {
      return wire.transport() ?? null;
    },
    get session() {
      return wire.session;
    },
    dispose() {
      handshake.end(null);
      window.removeEventListener('pageshow', onPageShow);
      closeNative();
      closeFrame();
      requests.fail('ENDED');
    },
  };
}
