import type { Host } from '../../host';
import { differenceOf } from '../../protocol/difference';
import { hidden } from '../../protocol/redact';
import type { HostNotificationType } from '../../protocol/types';
import type { Recorded } from './recording';

/** The result of one recorded message. */
export interface Step {
  message: Recorded;
  result: 'running' | 'passed' | 'failed' | 'skipped';
  reason?: string;
}

/** A message of the shop. */
interface Received {
  type: string | undefined;
  payload: unknown;
}

export interface Replay {
  host: Pick<Host, 'send' | 'back'>;
  /** The next message of the shop; null after the timeout. */
  nextToHost(timeoutMs: number): Promise<Received | null>;
  /** A current token, since the recorded one is hidden. */
  token(): Promise<unknown>;
  wait(milliseconds: number): Promise<void>;
  /** Whether the replay was stopped. */
  isOver(): boolean;
  onStep(steps: readonly Step[]): void;
}

/** The steps of a run that was stopped: nothing of it is still running. */
export function stopped(steps: readonly Step[]): readonly Step[] {
  return steps.map((step) => (step.result === 'running' ? { ...step, result: 'skipped', reason: 'stopped' } : step));
}

/** How long the test waits for a message, which the user may have to trigger again. */
const messageTimeoutMs = 15_000;

/** Sends the app's messages of a recording, with their timing. */
export async function replayToGuest(messages: readonly Recorded[], replay: Replay): Promise<readonly Step[]> {
  let at = messages[0]?.after ?? 0;
  return walk(messages, replay, async (message) => {
    await replay.wait(message.after - at);
    at = message.after;
    if (replay.isOver()) return { result: 'skipped' };
    if (message.direction === 'toHost') return { result: 'skipped' };
    return send(message, replay);
  });
}

/**
 * Runs a recording as a test: sends the app's messages, and expects each message of the shop again, in order and with
 * the same payload, except for hidden fields. Analytics have an order of their own: whether an event or a new state
 * comes first may differ from load to load. What the shop has measured does differ, and is left out.
 */
export async function assertRecording(messages: readonly Recorded[], replay: Replay): Promise<readonly Step[]> {
  /** What came before a message of the other order was expected. */
  const early: Received[] = [];

  async function next(expected: Recorded): Promise<Received | null> {
    const isNext = (received: Received) => isEvent(received) === isEvent(expected);
    const index = early.findIndex(isNext);
    if (index >= 0) return early.splice(index, 1)[0] ?? null;
    for (;;) {
      const received = await replay.nextToHost(messageTimeoutMs);
      if (!received || (isNext(received) && !isMeasured(received))) return received;
      if (!isMeasured(received)) early.push(received);
    }
  }

  return walk(messages, replay, async (message) => {
    if (message.direction === 'toGuest') return send(message, replay);
    if (isMeasured(message)) return { result: 'skipped', reason: 'a measured value' };
    const received = await next(message);
    if (!received) return { result: 'failed', reason: 'not received' };
    if (received.type !== message.type) return { result: 'failed', reason: `received ${received.type} instead` };
    const different = differenceOf(comparable(message), comparable(received));
    return different === null ? { result: 'passed' } : { result: 'failed', reason: `different: ${different}` };
  });
}

/** Events with measured times, which differ from load to load. */
const measured = ['web_vital', 'bridge_start'];

function isEvent({ type }: Received): boolean {
  return type === 'ANALYTICS_EVENT';
}

function isMeasured({ type, payload }: Received): boolean {
  if (type === 'START_TIMES') return true;
  return type === 'ANALYTICS_EVENT' && measured.includes(`${(payload as { name?: unknown } | null)?.name}`);
}

/** A newer shop may have a newer package. */
function comparable({ type, payload }: Received): unknown {
  return type === 'READY' ? { ...(payload as object), release: null } : payload;
}

async function walk(
  messages: readonly Recorded[],
  { onStep, isOver }: Pick<Replay, 'onStep' | 'isOver'>,
  take: (message: Recorded) => Promise<Omit<Step, 'message'>>,
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (const message of messages) {
    if (isOver()) break;
    steps.push({ message, result: 'running' });
    onStep([...steps]);
    steps[steps.length - 1] = { message, ...(await take(message)) };
    onStep([...steps]);
  }
  return steps;
}

/** HELLO and ACK are skipped: the host sends them itself. */
async function send(message: Recorded, { host, token }: Replay): Promise<Omit<Step, 'message'>> {
  const { type, payload } = message;
  if (type === 'HELLO' || type === 'ACK') return { result: 'skipped', reason: 'the host’s own answer' };
  if (type === 'BACK') {
    void host.back();
    return { result: 'passed' };
  }
  const shown = type === 'TOKEN' ? await token() : withoutHidden(payload);
  return host.send(type as HostNotificationType, shown as never)
    ? { result: 'passed' }
    : { result: 'failed', reason: 'there is no session to send it to' };
}

function withoutHidden(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== hidden));
}
