import { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/**
 * The state of this page that crosses screens, in atoms beside their owners. Components get it from jotai's `Provider`;
 * what is called from anywhere, such as `showToast`, and start-up take it from here. Cores that tests have several of
 * (session, cart) are given one; a prerendered page has its own.
 */
export const store: Store = createStore();
