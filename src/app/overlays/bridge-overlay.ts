import { atom } from 'jotai';

/** Whether the messages of the bridge are shown: in development and previews only. */
export const bridgeOverlayAtom = atom(false);
