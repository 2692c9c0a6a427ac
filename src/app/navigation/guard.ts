import type { AroundNavHandler } from 'wouter';

type Hold = (to: string, go: () => void) => void;

let guard: AroundNavHandler | null = null;
let hold: Hold | null = null;

/** From now on every navigation of this document goes through `next`. */
export function guardNavigation(next: AroundNavHandler): void {
  guard = next;
}

/** From now on `next` decides whether a navigation without a network goes on, and when. */
export function holdOffline(next: Hold): void {
  hold = next;
}

/** The router's hook around each navigation. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const go = () => (guard ? guard(navigate, to, options) : navigate(to, options));
  if (hold && !window.navigator.onLine) hold(to, go);
  else go();
};
