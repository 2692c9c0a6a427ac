import * as v from 'valibot';
import { differenceOf } from '../protocol/difference';
import { messages as entries } from '../protocol/messages';
import { recordedSchema, type ScriptMessage } from '../protocol/recording';
import { hidden } from '../protocol/redact';
import type { NotificationType } from '../protocol/types';
import type { MockShop } from './mock-shop';
import type { Clock } from './page';
import { samples } from './samples';

/** A scenario, or the JSON of a recording that the harness has exported. */
export interface Script {
  messages: readonly ScriptMessage[];
}

export interface PlayOptions {
  /**
   * Called for each message of the app in the script that it has not sent by itself: make it do what leads to it, such as
   * pressing back. Without it the message is waited for.
   */
  act?: (message: ScriptMessage) => void | Promise<void>;
  /** Whether what the app sends must be as in the script, hidden values aside; `false`: only its type is compared. */
  payloads?: boolean;
  /** How long a message of the app is waited for; 1 s unless set. */
  timeoutMs?: number;
}

/** A message of the script, and what has become of it. */
export interface PlayedMessage extends ScriptMessage {
  /** `sent` by the shop, `received` from the app, `skipped` as one that the shop or the host sends by itself. */
  result: 'sent' | 'received' | 'skipped' | 'failed';
  reason?: string;
}

interface Stage extends PlayOptions {
  clock: Clock;
  /** Called when a message of the app has arrived. */
  arrivals: Set<() => void>;
}

const scriptSchema = v.object({ messages: v.array(v.object({ ...recordedSchema.entries, after: v.unknown() })) });

/** Sends the shop's messages of a script in order, and expects those of the app in between. */
export async function play(shop: MockShop, script: Script, stage: Stage): Promise<readonly PlayedMessage[]> {
  const { messages } = v.parse(scriptSchema, { messages: script.messages.map((each) => ({ after: 0, ...each })) });
  const played: PlayedMessage[] = [];
  /** How many of what the app has sent the script has used. */
  let used = shop.received.length;
  /** The app's answer to the shop's latest request. */
  let answer: Promise<{ ok: boolean }> | undefined;

  /** The next message of this type; what the app has sent before it is passed over. */
  async function expectFromApp(message: ScriptMessage): Promise<Pick<PlayedMessage, 'result' | 'reason'>> {
    const find = () => shop.received.findIndex(({ type }, index) => index >= used && type === message.type);
    if (find() < 0) await stage.act?.(message);
    await arrival(() => find() >= 0, stage);
    const index = find();
    if (index < 0) return { result: 'failed', reason: 'not received' };
    used = index + 1;
    const different = stage.payloads ? differenceOf(message.payload, shop.received[index]?.payload) : null;
    return different === null ? { result: 'received' } : { result: 'failed', reason: `different: ${different}` };
  }

  async function one({ direction, type, payload }: ScriptMessage): Promise<Pick<PlayedMessage, 'result' | 'reason'>> {
    if (direction === 'toGuest') {
      if (type !== 'ACK') return expectFromApp({ direction, type, payload });
      const { ok } = (await answer) ?? { ok: false };
      const expected = (payload as { ok?: unknown } | null)?.ok === true;
      return ok === expected ? { result: 'received' } : { result: 'failed', reason: `answered with ok: ${ok}` };
    }
    if (type === 'READY') shop.load();
    // The shop's own answers and complaints.
    else if (type === 'ACK' || type === 'FAULT') return { result: 'skipped' };
    else if (type === 'OPEN_EXTERNAL') answer = shop.openExternal((filled(payload) as { url: string }).url);
    else if (!shop.send(type as NotificationType, filled(payload) as never))
      return { result: 'failed', reason: refusalOf(type as NotificationType) };
    return { result: 'sent' };
  }

  for (const message of messages) {
    const { direction, type, payload } = message;
    played.push({ direction, type, payload, ...(await one({ direction, type, payload })) });
  }
  return played;
}

/** Why the shop does not send this to the app. */
function refusalOf(type: NotificationType): string {
  return 'consent' in entries[type] ? 'HELLO has no consent to it' : 'the app does not declare its capability';
}

/** Resolves once it is so, or when the time is up. */
function arrival(isSo: () => boolean, { clock, arrivals, timeoutMs = 1000 }: Stage): Promise<void> {
  if (isSo()) return Promise.resolve();
  return new Promise((resolve) => {
    const timer = clock.setTimeout(end, timeoutMs);
    const look = () => isSo() && end();
    function end(): void {
      clock.clearTimeout(timer as never);
      arrivals.delete(look);
      resolve();
    }
    arrivals.add(look);
  });
}

/** Samples in place of hidden values. */
function filled(payload: unknown): unknown {
  if (typeof payload !== 'object' || payload === null) return payload;
  return Object.fromEntries(
    Object.entries(payload).map(([field, value]) => [field, value === hidden ? samples[field] : value]),
  );
}
