import type { SessionParts } from '../create-session';

/** In a browser, where no app stands behind. */
export const noApp: SessionParts['embedder'] = {
  can: () => true,
  tokenError() {},
  on: () => () => {},
  hostToken: async () => null,
  ownsToken: () => false,
};
