import { atom } from 'jotai';

export const sideCartOpenAtom = atom(false);
