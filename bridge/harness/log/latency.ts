import type { Traffic } from '../../host';

/** When each unanswered message was sent, in epoch milliseconds, by a key that its answer shares. */
export type PendingRequests = Readonly<Record<string, number>>;

type Message = Pick<Traffic, 'direction' | 'type' | 'id' | 'session'>;

/** The key of the expected answer: by session, by id, or just the next of its type. */
function requestKey({ type, id, session }: Message): string | undefined {
  if (type === 'READY') return `HELLO ${session}`;
  if (type === 'TOKEN_ERROR') return 'TOKEN';
  if (type === 'OPEN_EXTERNAL' || type === 'BACK') return `ACK ${id}`;
  return undefined;
}

function answerKey({ type, id, session }: Message): string | undefined {
  if (type === 'HELLO') return `HELLO ${session}`;
  if (type === 'TOKEN') return 'TOKEN';
  if (type === 'ACK') return `ACK ${id}`;
  return undefined;
}

/** Milliseconds between a message and this answer to it. */
export function latencyOf(pending: PendingRequests, traffic: Message, now: number): number | undefined {
  const requestedAt = pending[answerKey(traffic) ?? ''];
  return requestedAt === undefined ? undefined : now - requestedAt;
}

export function updatePending(pending: PendingRequests, traffic: Message, now: number): PendingRequests {
  const answered = answerKey(traffic) ?? '';
  const { [answered]: _, ...others } = pending;
  const waits = requestKey(traffic);
  return waits === undefined ? others : { ...others, [waits]: now };
}
