import { atom } from 'jotai';

/** The visitor wants to change an earlier choice. */
export const consentBarOpenAtom = atom(false);
