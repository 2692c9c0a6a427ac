import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { onSignIn } from './on-sign-in';
import { beforeActivation, type SessionState, sessionAtom } from './state';

function setUp() {
  const store = createStore();
  const listener = vi.fn();
  onSignIn(store, listener);
  const become = (status: SessionState['status'], signedIn = false) =>
    store.set(sessionAtom, { ...beforeActivation, status, signedIn });
  return { listener, become };
}

it('a visitor who signs in is noticed once, also while the token is fetched', () => {
  const { listener, become } = setUp();
  become('fetching');
  become('failed');
  become('fetching');
  expect(listener).not.toHaveBeenCalled();
  become('present', true);
  become('fetching', true);
  become('present', true);
  expect(listener).toHaveBeenCalledTimes(1);
  become('failed');
  become('present', true);
  expect(listener).toHaveBeenCalledTimes(2);
});

it('who was signed in before the page was loaded has not signed in here', () => {
  const { listener, become } = setUp();
  become('fetching');
  become('present', true);
  expect(listener).not.toHaveBeenCalled();
});
