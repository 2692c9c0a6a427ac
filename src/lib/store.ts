import { createStore } from 'jotai';

export type Store = ReturnType<typeof createStore>;

/**
 * The page's state that crosses screens, in atoms next to their owners. Components get it from jotai's `Provider`;
 * start-up and functions called from anywhere, such as `showToast`, import it. Cores that tests create several of
 * (session, cart) take a store as a parameter; a prerendered page has its own.
 */
export const store: Store = createStore();
