import { maxMessageBytes } from '../protocol/limits';
import { type Reading, readMessage } from '../protocol/read-message';
import { toGuestSchemas, toHostSchemas } from '../protocol/schemas';
import type { InputOf, MessageOf, PayloadOf, ToGuestType, ToHostType } from '../protocol/types';
import { envelopeVersion } from '../protocol/versions';
import { createBackPresses } from './back-presses';
import type { Host, HostOptions, Problem, Traffic } from './host';
import { peek } from './peek';

type Incoming = MessageOf<ToHostType>;

/** Starts the app's side of the bridge: answers READY and requests, and validates everything the guest sends. */
export function createHost(options: HostOptions): Host {
  const { window, connection, hello, onMessage, onRequest, onTraffic, maxBytes = maxMessageBytes } = options;
  const presses = createBackPresses(window);
  let session: string | null = null;
  let ready: PayloadOf<'READY'> | null = null;
  let messageCount = 0;
  let idCount = 0;
  /** The `seq` of the last message of each type in this session. */
  const received = new Map<string, number>();

  const nextId = () => `host.${idCount++}`;

  function post<Type extends ToGuestType>(type: Type, payload: InputOf<Type>, id = nextId()): boolean {
    if (session === null) return false;
    const seq = messageCount;
    const message = { luckan: envelopeVersion, type, id, session, seq, payload } as const;
    const reading = readMessage(message, toGuestSchemas, maxBytes);
    if (reading.kind === 'message') {
      messageCount++;
      // Without what the protocol does not know: a connection may not be able to transfer it. Wrong optional fields go
      // along: the shop does without them, and names them in a FAULT.
      connection.post(reading.ignored.length > 0 ? JSON.parse(JSON.stringify(message)) : reading.message);
    }
    report('toGuest', message, problemOfOwn(reading));
    return reading.kind === 'message';
  }

  function greet(): boolean {
    const payload = hello(ready);
    // A shop that does not know what is hidden would count the page as seen: without HELLO it counts nothing.
    if (payload?.hidden && ready && !ready.capabilities.includes('VISIBILITY')) return false;
    return payload !== null && post('HELLO', payload);
  }

  function receive(data: unknown): void {
    const reading = readMessage(data, toHostSchemas, maxBytes);
    if (reading.kind === 'foreign') return;
    const problem = problemOf(reading) ?? staleSession(reading) ?? outOfOrder(reading);
    report('toHost', data, problem);
    if (reading.kind === 'message' && !problem) accept(reading.message);
    else if (problem?.code !== 'OUT_OF_ORDER') refuse(data);
  }

  /** Answers an invalid request, so that the guest does not wait for the timeout. */
  function refuse(data: unknown): void {
    const request = peek(data);
    if (request.type === 'OPEN_EXTERNAL' && request.id && request.session === session)
      post('ACK', { ok: false, reason: 'REFUSED' }, request.id);
  }

  function staleSession(reading: Reading<Incoming>): Problem | undefined {
    if (reading.kind !== 'message' || reading.message.type === 'READY' || session === null) return undefined;
    return reading.message.session === session ? undefined : { code: 'STALE_SESSION' };
  }

  /** A duplicate, or older than the last of its type. */
  function outOfOrder(reading: Reading<Incoming>): Problem | undefined {
    if (reading.kind !== 'message' || reading.message.session !== session) return undefined;
    const { type, seq } = reading.message;
    return seq > (received.get(type) ?? -1) ? undefined : { code: 'OUT_OF_ORDER' };
  }

  function report(direction: Traffic['direction'], data: unknown, problem: Problem | undefined): void {
    onTraffic?.({ direction, ...peek(data), ...(problem && { problem }) });
  }

  function accept(message: Incoming): void {
    if (message.type === 'READY' || session === null) startSession(message);
    received.set(message.type, message.seq);
    if (message.type === 'ACK') presses.settle(message.id, message.payload.ok);
    else if (message.type === 'OPEN_EXTERNAL') answer(message);
    else onMessage?.(message);
  }

  /** After a load, a restore from the back-forward cache, or when the page was loaded before this host. */
  function startSession(message: Incoming): void {
    session = message.session;
    messageCount = 0;
    received.clear();
    ready = message.type === 'READY' ? message.payload : null;
    presses.giveUp();
    greet();
  }

  async function answer(message: MessageOf<'OPEN_EXTERNAL'>): Promise<void> {
    const ack = await handleRequest(message);
    if (message.session !== session || post('ACK', ack, message.id)) return;
    post('ACK', { ok: false, reason: 'FAILED' }, message.id);
  }

  async function handleRequest(message: MessageOf<'OPEN_EXTERNAL'>): Promise<PayloadOf<'ACK'>> {
    if (!onRequest) return { ok: false, reason: 'UNSUPPORTED' };
    try {
      return await onRequest(message);
    } catch {
      return { ok: false, reason: 'FAILED' };
    }
  }

  const close = connection.listen(receive);
  return {
    send: (type, payload) => post(type, payload),
    async back() {
      const id = nextId();
      const handled = presses.wait(id);
      if (!post('BACK', {}, id)) presses.settle(id, false);
      return handled;
    },
    greet,
    get session() {
      return session;
    },
    dispose() {
      session = null;
      close();
      presses.giveUp();
    },
  };
}

function problemOf(reading: Reading<unknown>): Problem | undefined {
  if (reading.kind !== 'faulty') return undefined;
  const { code, field } = reading.fault;
  return { code, ...(field && { field }) };
}

/** What the shop reports of a message of the app. What cannot be written as JSON is not read as a message at all. */
function problemOfOwn(reading: Reading<unknown>): Problem | undefined {
  if (reading.kind === 'foreign') return { code: 'MALFORMED' };
  if (reading.kind === 'faulty') return problemOf(reading);
  const [field] = reading.ignored;
  return field === undefined ? undefined : { code: 'MALFORMED', field };
}
