import * as v from 'valibot';
import type { Guest } from '../../../bridge/guest';
import { stored } from '../storage/storage';

const tokenByHost = stored('tokenByHost', { schema: v.nullable(v.boolean()), fallback: null });

/** Remembers whether the app owns the token: the next documents of one that does not read token and cart ahead. */
export function rememberTokenOwner(guest: Pick<Guest, 'on'>): void {
  guest.on('HELLO', ({ capabilities }) => {
    const isOwner = capabilities.includes('token');
    if (isOwner !== tokenByHost.read()) tokenByHost.write(isOwner);
  });
}
