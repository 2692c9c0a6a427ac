import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { endingAtom } from '../../session/ending';
import { finishSignOut } from '../../session/sign-out-now';
import { useSession } from '../../session/use-session';

const again = 10_000;

/** `leaving`: the service is being told. `stuck`: it could not be, and is told again by itself. */
export type SignOutState = 'signedIn' | 'leaving' | 'stuck' | 'signedOut';

/** How the sign-out stands that led here, in this tab or before a reload. */
export function useSignOut() {
  const { signedIn } = useSession();
  const { unfinished } = useAtomValue(endingAtom);
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const [retry] = useState(() => () => setTries((count) => count + 1));

  useEffect(() => {
    void tries;
    // As long as somebody is there, what is theirs is being cleaned up first.
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
