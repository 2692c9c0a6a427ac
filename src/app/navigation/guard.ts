import type { AroundNavHandler } from 'wouter';

let guard: AroundNavHandler | null = null;

/** From now on every navigation of this document goes through `next`. */
export function guardNavigation(next: AroundNavHandler): void {
  guard = next;
}

/** The router's hook around each navigation. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) =>
  guard ? guard(navigate, to, options) : navigate(to, options);
