import * as v from 'valibot';
import { messageKey, type WebsiteMessage } from '../../domain/website-message';
import { stored } from '../../platform/storage/storage';
import { storedAtom } from '../../platform/storage/stored-atom';

const entry = stored('dismissedMessages', { schema: v.array(v.string()), fallback: [] });

/** Keys of the messages that the visitor has dismissed. */
export const dismissedAtom = storedAtom(entry);

/** Forgets others that the service no longer has. */
export function dismiss(message: WebsiteMessage, all: readonly WebsiteMessage[]): void {
  const known = new Set(all.map(messageKey));
  const others = entry.read().filter((key) => known.has(key));
  entry.write([...new Set([...others, messageKey(message)])]);
}
