import { atom } from 'jotai';

/** The visitor has asked to change an earlier choice. */
export const consentBarOpenAtom = atom(false);
