import { stored } from '../storage/storage';
import { type CookieJar, documentJar } from './jar';
import { cookiesSchema, storedJar } from './stored-jar';

/** The jar for this page: cookies on http(s), otherwise the storage. */
export function openJar(page: { protocol: string }, document: { cookie: string }): CookieJar {
  if (page.protocol.startsWith('http')) return documentJar({ protocol: page.protocol, document });
  return storedJar(stored('cookies', { schema: cookiesSchema, fallback: {} }), Date.now);
}
