import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { expiryAtom } from '../../session/expiry';
import { finishSignOut } from '../../session/sign-out-now';
import { useSession } from '../../session/use-session';

const again = 10_000;

/** `leaving`: the service is being notified. `stuck`: that failed, and is retried automatically. */
export type SignOutState = 'signedIn' | 'leaving' | 'stuck' | 'signedOut';

/** The state of the sign-out that led here, also after a reload. */
export function useSignOut() {
  const { signedIn } = useSession();
  const { unfinished } = useAtomValue(expiryAtom);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [retry] = useState(() => () => setTries((count) => count + 1));

  useEffect(() => {
    void tries;
    // While the customer is signed in, their data is being removed first.
    if (!unfinished || signedIn) return;
    let timer: ReturnType<typeof setTimeout>;
    finishSignOut().catch(() => {
      setFailed(true);
      timer = setTimeout(retry, again);
    });
    addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', retry);
    };
  }, [unfinished, signedIn, tries, retry]);

  const state: SignOutState = unfinished ? (failed ? 'stuck' : 'leaving') : signedIn ? 'signedIn' : 'signedOut';
  return { state, retry };
}
