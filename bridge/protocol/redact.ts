import { messages } from './messages';

/** What stands in the place of a field that is not shown. */
export const hidden = '[redacted]';

/**
 * This payload as a log may show it, by allow-list: the fields that the message's schema knows and that its entry does
 * not call sensitive. All else is hidden, so that a misspelt `accessToken` is too, and so is an unknown message.
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
