import { maxMessageBytes } from '../protocol/limits';
import type { Reading } from '../protocol/read-message';
import type { Fault, Hello } from '../protocol/types';
import { packageVersion, protocolVersions } from '../protocol/versions';
import { failure } from './bridge-error';
import { createFaultLimiter } from './fault-limiter';
import type { Guest, GuestOptions, SendStatus } from './guest';
import { createHandshake } from './handshake';
import type { Inbound } from './inbound';
import { listenToNativeApp, listenToParent } from './listeners';
import { createOutbox, type QueuedMessage } from './outbox';
import { createRequests } from './requests';
import { type Snapshot, snapshot } from './snapshot';
import { createSubscribers } from './subscribers';
import { capabilityFor, incomingTypes, isBase, isState } from './traits';
import { createWire } from './wire';

/** The guest without schemas: `read` validates incoming messages. */
export function createCore(options: GuestOptions, read: (data: unknown, limit: number) => Reading<Inbound>): Guest {
  const { window, hostOrigins, route, onFault, watch, helloTimeout, maxBytes = maxMessageBytes } = options;
  const wire = createWire(options);
  const handshake = createHandshake(window, helloTimeout);
  const outbox = createOutbox();
  const requests = createRequests(window);
  const subscribers = createSubscribers();
  const fault = createFaultLimiter(window, reportFault);
  /** The latest message of each state type, sent again in a new session. */
  const newest = new Map<string, QueuedMessage>();
  /** The highest `seq` received per type in this session. */
  const received = new Map<string, number>();
  /** The ids of this session's BACK messages. */
  const backIds = new Set<string>();

  let flushing = false;

  function startSession(): void {
    wire.startSession();
    received.clear();
    backIds.clear();
    handshake.start(() => settle(null));
    for (const state of newest.values()) outbox.put(state);
    const currentRoute = route?.();
    const payload = {
      versions: protocolVersions,
      // HELLO is the answer to this.
      capabilities: incomingTypes.filter((type) => type !== 'HELLO'),
      ...(currentRoute && { route: currentRoute }),
      release: packageVersion,
    };
    wire.post({ type: 'READY', payload });
  }

  function settle(hello: Hello | null): void {
    handshake.end(hello);
    flush();
    const count = outbox.takeDroppedCount();
    if (count) reportFault({ code: 'OVERFLOW', count });
    if (hello) subscribers.emit('HELLO', hello);
  }

  /** Every message goes through the outbox, so that the order is preserved. */
  function dispatch(message: QueuedMessage): SendStatus {
    outbox.put(message);
    return handshake.waiting || flushing ? 'queued' : flush();
  }

  function flush(): SendStatus {
    let status: SendStatus = 'sent';
    flushing = true;
    // A host that appeared after the session started has not received anything yet.
    if (wire.hostChanged()) startSession();
    for (let next = handshake.waiting ? undefined : outbox.next(); next; next = outbox.next()) status = wire.post(next);
    flushing = false;
    return handshake.waiting ? 'queued' : status;
  }

  function reportFault(payload: Fault): void {
    onFault?.(payload);
    const message = { type: 'FAULT', payload } as const;
    // Whoever has sent a HELLO that cannot be used would learn it only after the time for another one.
    if (payload.about === 'HELLO') wire.post(message);
    else dispatch(message);
  }

  function checkPayload(about: string, payload: object): Snapshot {
    const checked = snapshot(payload, maxBytes);
    if ('refused' in checked) fault({ code: checked.refused === 'tooLarge' ? 'TOO_LARGE' : 'MALFORMED', about });
    return checked;
  }

  function supports(type: string): boolean {
    if (!wire.transport()) return false;
    if (!handshake.hello) return isBase(type);
    const needed = capabilityFor(type);
    return !needed || handshake.hello.capabilities.includes(needed);
  }

  function receive(data: unknown): void {
    watch?.('toGuest', data);
    const reading = read(data, maxBytes);
    if (reading.kind === 'foreign') return;
    if (reading.kind === 'faulty') fault(reading.fault);
    else if (reading.message.session !== wire.session) fault({ code: 'STALE_SESSION', about: reading.message.type });
    else {
      const { type } = reading.message;
      accept(reading.message);
      for (const field of reading.ignored) fault({ code: 'MALFORMED', about: type, field });
    }
  }

  function accept({ type, id, seq, payload }: Inbound): void {
    if (type === 'ACK') requests.answer(id, payload);
    else if (type === 'HELLO') greet(payload);
    else if (seq <= (received.get(type) ?? -1) || backIds.has(id)) fault({ code: 'OUT_OF_ORDER', about: type });
    else {
      received.set(type, seq);
      if (type === 'BACK') backIds.add(id);
      const results = subscribers.emit(type, payload);
      if (type === 'BACK') answerBack(id, results);
    }
  }

  function greet(hello: Hello): void {
    if (protocolVersions.includes(hello.version)) {
      // A host that sends HELLO again has restarted, and its `seq` starts at 0.
      received.clear();
      settle(hello);
    } else fault({ code: 'UNSUPPORTED_VERSION', about: 'HELLO' });
  }

  async function answerBack(id: string, results: unknown[]): Promise<void> {
    const handled = await Promise.all(results).catch((): unknown[] => []);
    const ok = handled.includes(true);
    wire.post({ type: 'ACK', id, payload: ok ? { ok } : { ok, reason: 'NOT_HANDLED' } });
  }

  function onPageShow(event: { persisted: boolean }): void {
    if (!event.persisted) return;
    requests.fail('ENDED');
    startSession();
  }

  window.addEventListener('pageshow', onPageShow);
  const embedded = () => wire.transport() === 'iframe';
  const closeNative = listenToNativeApp(window, (data) => embedded() || receive(data));
  const closeFrame = listenToParent(window, hostOrigins, (data) => embedded() && receive(data));
  startSession();

  return {
    send(type, payload) {
      const checked = checkPayload(type, payload);
      if ('refused' in checked) return checked.refused;
      const message = { type, payload: checked.payload };
      if (isState(type)) newest.set(type, message);
      return dispatch(message);
    },
    async request(type, payload) {
      await handshake.settled;
      if (!handshake.hello || !supports(type)) return failure('UNSUPPORTED');
      const checked = checkPayload(type, payload);
      if ('refused' in checked) return failure(checked.refused === 'tooLarge' ? 'TOO_LARGE' : 'MALFORMED');
      const id = wire.nextId();
      const answer = requests.wait(id, () => fault({ code: 'TIMED_OUT', about: type }));
      if (dispatch({ type, id, payload: checked.payload }) === 'noHost') requests.fail('UNSUPPORTED', id);
      return answer;
    },
    fault,
    on: (type, handler) => subscribers.on(type, handler),
    supports,
    get hello() {
      return handshake.hello;
    },
    get helloSettled() {
      return handshake.settled;
    },
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
