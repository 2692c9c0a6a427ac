import { limits } from './limits';

/** Shared by all tabs. */
export type InactivityState = 'ACTIVE' | 'ABOUT_TO_EXPIRE' | 'EXPIRED';

/** Milliseconds without activity until the customer is signed out. */
export function inactivityLimit(coarsePointer: boolean): number {
  return coarsePointer ? limits.session.inactiveTouch : limits.session.inactive;
}

/**
 * The next state after `idle` of `limit` milliseconds without activity. It only moves forward: only the customer leads
 * it back to ACTIVE, with 'continue', closing the notice, or signing in.
 */
export function afterIdle(state: InactivityState, idle: number, limit: number): InactivityState {
  if (state === 'EXPIRED' || idle > limit) return 'EXPIRED';
  return state === 'ABOUT_TO_EXPIRE' || idle > limit - limits.session.warnBefore ? 'ABOUT_TO_EXPIRE' : 'ACTIVE';
}
