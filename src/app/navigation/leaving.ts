import { atom } from 'jotai';

/** The document is about to be left for another page of the shop. */
export const leavingAtom = atom(false);
