import type { AroundNavHandler } from 'wouter';

type Defer = (to: string, go: () => void) => void;

let guard: AroundNavHandler | null = null;
let defer: Defer | null = null;

/** From now on every navigation of this document goes through `next`. */
export function guardNavigation(next: AroundNavHandler): void {
  guard = next;
}

/** From now on `next` decides whether a navigation without a network goes on, and when. */
export function deferOffline(next: Defer): void {
  defer = next;
}

/** The router's hook around each navigation. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => (guard ? guard(navigate, to, options) : navigate(to, options));
  if (defer && !window.navigator.onLine) defer(to, go);
  else go();
};
