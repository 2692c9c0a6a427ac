import { messages } from './messages';

/** Replaces the value of a hidden field. */
export const hidden = '[redacted]';

/**
 * The payload for logs, by allow-list: only fields that the message's schema has and that are not sensitive are
 * shown. A misspelt `accessToken` is hidden too, and so is an unknown message.
 */
export function redact(type: string, payload: unknown): unknown {
  if (payload === undefined || payload === null) return payload;
  if (!isMessageType(type) || typeof payload !== 'object') return hidden;
  const { sensitive, payload: schema } = messages[type];
  const isSearch = 'path' in payload && String(payload.path).startsWith(searchPath);
  const isHidden = (field: string) =>
    !Object.hasOwn(schema.entries, field) ||
    (sensitive as readonly string[]).includes(field) ||
    (isSearch && field === 'title');
  return Object.fromEntries(
    Object.entries(payload).map(([field, value]) => [field, value != null && isHidden(field) ? hidden : masked(value)]),
  );
}

/** The title of this page contains what the customer has searched for. */
const searchPath = '/hitta-produkter/';
/** What a customer has typed, in an address. */
const typed = /([?&](?:q|plats)=)[^&#]+/g;
const personalNumber = /(?<!\d)(?:19|20)?\d{2}(?:0[1-9]|1[0-2])\d{2}[-+ ]?\d{4}(?!\d)/g;

/** The value without what a customer may have typed into a field that is shown. */
function masked(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(typed, `$1${hidden}`).replace(personalNumber, hidden);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, masked(each)]));
}

function isMessageType(type: string): type is keyof typeof messages {
  return Object.hasOwn(messages, type);
}
