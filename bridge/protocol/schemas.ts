import { messages } from './messages';
import type { ToGuestType, ToHostType } from './types';

type Table<Type extends keyof typeof messages> = { [T in Type]: (typeof messages)[T]['payload'] };

/** Payload schemas of everything a guest sends, for the host to read messages with. */
export const toHostSchemas = schemasWhere('toHost') as Table<ToHostType>;

/** Payload schemas of everything a host sends. */
export const toGuestSchemas = schemasWhere('toGuest') as Table<ToGuestType>;

function schemasWhere(direction: 'toHost' | 'toGuest') {
  const entries = Object.values(messages).filter((entry) => [direction, 'both'].includes(entry.direction));
  return Object.fromEntries(entries.map((entry) => [entry.name, entry.payload]));
}
