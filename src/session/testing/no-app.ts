import type { SessionParts } from '../create-session';

/** In a browser, without an app. */
export const noApp: SessionParts['embedder'] = {
  can: () => true,
  tokenError() {},
  refused() {},
  on: () => () => {},
  hostToken: async () => null,
  ownsToken: () => false,
  whenSeen(run) {
    run();
    return () => {};
  },
};
