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
  const shown = Object.keys(schema.entries).filter((field) => !(sensitive as readonly string[]).includes(field));
  return Object.fromEntries(
    Object.entries(payload).map(([field, value]) => [field, shown.includes(field) || value == null ? value : hidden]),
  );
}

function isMessageType(type: string): type is keyof typeof messages {
  return Object.hasOwn(messages, type);
}
