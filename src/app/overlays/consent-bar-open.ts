import { observable } from '../../lib/observable';

/** The visitor wants to change an earlier choice. */
export const consentBarOpen = observable(false);
