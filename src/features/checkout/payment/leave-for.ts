import { store } from '../../../lib/store';
import { configAtom } from '../../../platform/config/config';
import { embedder } from '../../../platform/embedder/current';
import { reportError } from '../../../telemetry/report-error';

/** Opens the page where a payment continues. Returns false if its address is not allowed or could not be opened. */
export async function leaveFor(address: string): Promise<boolean> {
  if (mayLeadTo(address, store.get(configAtom)?.checkout.redirectOrigins ?? []))
    return embedder().openExternal(address, true);
  reportError(new Error('a payment leads to an origin that is not listed'), 'payment');
  return false;
}

/** Whether an address has a listed origin and is secure: https, or localhost during development. */
export function mayLeadTo(address: string, origins: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, origin, username, password } = new URL(address);
  const isHere = protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isHere) && `${username}${password}` === '' && origins.includes(origin);
}
