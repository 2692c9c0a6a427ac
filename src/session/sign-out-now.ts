import { logout } from '../api/authy/calls';
import { retryDelay } from '../api/query-defaults';
import { retry } from '../lib/retry';
import { createSignOut } from './create-sign-out';
import { currentSession } from './current';
import { expiryEntry } from './expiry';
import { notifySignOut } from './sign-out';
import { lastActive } from './state';

const { signOut, finish, beforeSignIn } = createSignOut({
  session: currentSession,
  notifySignOut,
  logout: () => retry(logout, 2, retryDelay),
  entry: expiryEntry,
  lastActive,
});

/** This page's sign-out. */
export { beforeSignIn, finish as finishSignOut, signOut };
