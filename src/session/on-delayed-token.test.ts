import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { onDelayedToken } from './on-delayed-token';
import { beforeActivation, type SessionState, sessionAtom } from './state';

it('a token that has come late is noticed once, a sign-out instead of it is not', () => {
  const store = createStore();
  const listener = vi.fn();
  onDelayedToken(store, listener);
  const become = (change: Partial<SessionState>) => store.set(sessionAtom, { ...beforeActivation, ...change });
  become({ signedIn: true });
  become({ signedIn: true, hostDelayed: 'asked' });
  expect(listener).not.toHaveBeenCalled();
  become({ signedIn: true });
  become({ signedIn: true });
  expect(listener).toHaveBeenCalledTimes(1);
  become({ signedIn: true, hostDelayed: 'asked' });
  become({});
  expect(listener).toHaveBeenCalledTimes(1);
});
