import { atMost } from '../lib/at-most';

/**
 * `asked`: by the customer here; `inactive`: after too long without activity; `lost`: no fresh token available; `ended`:
 * a service takes no token of this sign-in; `host`: in the app; `otherPerson`: another customer has signed in.
 */
export type SignOutReason = 'asked' | 'inactive' | 'lost' | 'ended' | 'otherTab' | 'host' | 'otherPerson';

type Listener = (reason: SignOutReason) => void | Promise<void>;

const timeout = 3000;
const signOuts = new EventTarget();

/** As a service worker's events do, it collects what its listeners have begun. */
class SignOutEvent extends Event {
  readonly reason: SignOutReason;
  readonly begun: Promise<void>[] = [];

  constructor(reason: SignOutReason) {
    super('signOut');
    this.reason = reason;
  }
}

/** For cleaning up after the customer. The token is still valid only if the reason is `asked`, `ended` or `inactive`. */
export function onSignOut(listener: Listener): () => void {
  async function cleanUp(reason: SignOutReason): Promise<void> {
    await listener(reason);
  }
  function receive(event: Event): void {
    if (event instanceof SignOutEvent) event.begun.push(cleanUp(event.reason));
  }
  signOuts.addEventListener('signOut', receive);
  return () => signOuts.removeEventListener('signOut', receive);
}

/** Waits for the listeners, for 3 s at most. */
export async function notifySignOut(reason: SignOutReason): Promise<void> {
  const event = new SignOutEvent(reason);
  signOuts.dispatchEvent(event);
  await atMost(timeout, Promise.allSettled(event.begun));
}
