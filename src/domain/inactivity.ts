import { limits } from './limits';

/** Shared by all tabs. */
export type InactivityState = 'ACTIVE' | 'ABOUT_TO_EXPIRE' | 'EXPIRED';

/** The time without activity after which who is signed in is signed out, in milliseconds. */
export function inactivityLimit(coarsePointer: boolean): number {
  return coarsePointer ? limits.session.inactiveTouch : limits.session.inactive;
}

/**
 * What a check makes of the state after `idle` of `limit` milliseconds without activity. It only ever goes on: back to
 * ACTIVE leads what somebody decides, 'continue', closing the notice, or signing in.
 */
export function afterIdle(state: InactivityState, idle: number, limit: number): InactivityState {
  if (state === 'EXPIRED' || idle > limit) return 'EXPIRED';
  return state === 'ABOUT_TO_EXPIRE' || idle > limit - limits.session.warnBefore ? 'ABOUT_TO_EXPIRE' : 'ACTIVE';
}
