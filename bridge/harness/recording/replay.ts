import type { Host } from '../../host';
import { hidden } from '../../protocol/redact';
import type { HostTellType } from '../../protocol/types';
import type { Recorded } from './recording';

/** What became of one recorded message. */
export interface Step {
  message: Recorded;
  result: 'running' | 'passed' | 'failed' | 'left out';
  reason?: string;
}

export interface Replay {
  host: Pick<Host, 'send' | 'back'>;
  /** The next message of the shop; null when none has come in time. */
  nextToHost(timeoutMs: number): Promise<{ type: string | undefined; payload: unknown; problem?: unknown } | null>;
  /** A token in the place of the one that the recording hides. */
  token(): Promise<unknown>;
  wait(milliseconds: number): Promise<void>;
  /** Whether somebody has ended it meanwhile. */
  isOver(): boolean;
  onStep(steps: readonly Step[]): void;
}

/** How long the shop, or the person who did it before, has for a message. */
const patienceMs = 15_000;

/** Sends what the app has sent in a recording, in its time. */
export async function replayToGuest(messages: readonly Recorded[], replay: Replay): Promise<readonly Step[]> {
  let at = messages[0]?.after ?? 0;
  return walk(messages, replay, async (message) => {
    await replay.wait(message.after - at);
    at = message.after;
    if (replay.isOver()) return { result: 'left out' };
    if (message.direction === 'toHost') return { result: 'left out' };
    return send(message, replay);
  });
}

/**
 * Runs a recording as a test: what the app sent is sent, and each message of the shop must come again, in its order
 * and with the same payload, but for what the recording hides.
 */
export async function assertRecording(messages: readonly Recorded[], replay: Replay): Promise<readonly Step[]> {
  return walk(messages, replay, async (message) => {
    if (message.direction === 'toGuest') return send(message, replay);
    const came = await replay.nextToHost(patienceMs);
    if (!came) return { result: 'failed', reason: 'did not come' };
    if (came.type !== message.type) return { result: 'failed', reason: `${came.type} came instead` };
    const different = differenceOf(message.payload, came.payload);
    return different === null ? { result: 'passed' } : { result: 'failed', reason: `different: ${different}` };
  });
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

/** HELLO and ACK are the host's own answers: it gives them by itself. */
async function send(message: Recorded, { host, token }: Replay): Promise<Omit<Step, 'message'>> {
  const { type, payload } = message;
  if (type === 'HELLO' || type === 'ACK') return { result: 'left out', reason: 'the host’s own answer' };
  if (type === 'BACK') {
    void host.back();
    return { result: 'passed' };
  }
  const shown = type === 'TOKEN' ? await token() : withoutHidden(payload);
  return host.send(type as HostTellType, shown as never)
    ? { result: 'passed' }
    : { result: 'failed', reason: 'there is no session to send it to' };
}

function withoutHidden(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(Object.entries(payload).filter(([, value]) => value !== hidden));
}

/** The path of the first difference; what is hidden on either side is like everything. */
export function differenceOf(wanted: unknown, given: unknown, path = 'payload'): string | null {
  if (wanted === hidden || given === hidden || Object.is(wanted, given)) return null;
  const areObjects = [wanted, given].every((value) => typeof value === 'object' && value !== null);
  if (!areObjects) return path;
  const [a, b] = [wanted, given] as [Record<string, unknown>, Record<string, unknown>];
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceOf(a[key], b[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
