import { elevateClient } from './client';

/** Tells the search service what a visitor did with one of its answers. Never waits, never fails. */
export function notifyElevate(what: 'click' | 'addToCart', ticket: string): void {
  elevateClient()
    .then((client) => client.notify[what](ticket))
    .catch(() => {});
}
