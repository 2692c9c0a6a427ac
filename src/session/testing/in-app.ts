import type { HostToken } from '../../platform/embedder/embedder';
import { browser } from './browser';

/** The shop in an app that owns the token, and has sent the `first` one, or none. */
export function inApp(first: HostToken | null) {
  const errors: string[] = [];
  const refused: string[] = [];
  const handlers = new Map<string, (payload: never) => unknown>();
  let isHidden = false;
  const whenShown: (() => void)[] = [];
  const { tab, authy, stored } = browser();
  const page = tab({
    embedder: {
      can: () => false,
      tokenError: ({ code }) => void errors.push(code),
      refused: (value) => void refused.push(Object.values(value).join(' ')),
      on(event, handler) {
        handlers.set(event, handler);
        return () => {};
      },
      hostToken: async () => {
        // As the guest does: TOKEN is an event, too.
        if (first) handlers.get('token')?.(first as never);
        return first;
      },
      ownsToken: () => true,
      whenSeen(run) {
        if (isHidden) whenShown.push(run);
        else run();
        return () => {};
      },
    },
  });
  return {
    page,
    authy,
    stored,
    errors,
    refused,
    give: (token: HostToken) => handlers.get('token')?.(token as never),
    resume: () => handlers.get('resumed')?.(undefined as never),
    hide: () => {
      isHidden = true;
    },
    show() {
      isHidden = false;
      handlers.get('shown')?.(undefined as never);
      for (const run of whenShown.splice(0)) run();
    },
  };
}
