import type { Traffic } from '../../host';

/** When what waits for an answer was sent, in epoch milliseconds, by a key that the answer has too. */
export type Open = Readonly<Record<string, number>>;

type Told = Pick<Traffic, 'direction' | 'type' | 'id' | 'session'>;

/** Which answers belong to what: by session, by id, or simply the next one. */
function waitsAs({ type, id, session }: Told): string | undefined {
  if (type === 'READY') return `HELLO ${session}`;
  if (type === 'TOKEN_ERROR') return 'TOKEN';
  if (type === 'OPEN_EXTERNAL' || type === 'BACK') return `ACK ${id}`;
  return undefined;
}

function answersTo({ type, id, session }: Told): string | undefined {
  if (type === 'HELLO') return `HELLO ${session}`;
  if (type === 'TOKEN') return 'TOKEN';
  if (type === 'ACK') return `ACK ${id}`;
  return undefined;
}

/** Milliseconds between a question and this answer to it. */
export function latencyOf(open: Open, traffic: Told, now: number): number | undefined {
  const asked = open[answersTo(traffic) ?? ''];
  return asked === undefined ? undefined : now - asked;
}

export function openAfter(open: Open, traffic: Told, now: number): Open {
  const answered = answersTo(traffic) ?? '';
  const { [answered]: _, ...others } = open;
  const waits = waitsAs(traffic);
  return waits === undefined ? others : { ...others, [waits]: now };
}
