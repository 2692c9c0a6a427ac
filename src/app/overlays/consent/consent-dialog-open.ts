import { atom } from 'jotai';

/** The visitor is choosing by category, for the first time or to change an earlier choice. */
export const consentDialogOpenAtom = atom(false);
