import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { withoutFrejaReturn } from '../../api/identity/calls';
import type { Registration } from '../../domain/eid';
import { useShown } from '../../lib/use-shown';
import { embedder } from '../../platform/embedder/current';
import { forgetFreja, isAtFreja, leaveForFreja, takeFrejaReturn } from '../../session/eid/freja';
import type { FrejaFailure } from './freja-messages';
import { hasSession, takeSession } from './take-session';

/**
 * `away`: the sign-in continues in Freja; `isBack`: the visitor has returned without Freja's redirect, so it is not
 * known whether it still does. `taking`: approved in Freja, and the session is being fetched.
 */
export type FrejaState =
  | { step: 'idle' | 'taking' | 'signedIn' }
  | { step: 'away'; isBack: boolean }
  | { step: 'failed'; reason: FrejaFailure };

/** @param address this page's path and query, restored after the return from Freja */
export function useFreja(registration: Registration, address: string) {
  const [, navigate] = useLocation();
  const shown = useShown();
  const [state, setState] = useState<FrejaState>(() => ({ step: isReturn() ? 'taking' : 'idle' }));

  async function take(): Promise<void> {
    setState({ step: 'taking' });
    const isIn = await takeSession().catch(() => false);
    if (shown.current) setState(isIn ? { step: 'signedIn' } : { step: 'failed', reason: 'notTaken' });
  }

  const comeBack = useEffectEvent(() => {
    const result = takeFrejaReturn(location.search);
    if (result === null) return;
    navigate(withoutFrejaReturn(address), { replace: true });
    if (result === 'APPROVED') void take();
    else setState({ step: 'failed', reason: result });
  });

  /** Checks for a session when the app is in the foreground again. */
  const look = useEffectEvent(async () => {
    if (!isAtFreja()) return;
    if (!(await hasSession())) {
      return setState((now) => (now.step === 'away' ? { ...now, isBack: true } : now));
    }
    forgetFreja();
    await take();
  });

  /** The visitor returned by going back, or by closing the app that was opened. */
  const see = useEffectEvent(() => {
    if (state.step === 'away' && document.visibilityState === 'visible') void look();
  });

  useEffect(() => {
    comeBack();
    const stop = embedder().on('resumed', () => void look());
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && see();
    const seen = () => see();
    addEventListener('pageshow', shownAgain);
    document.addEventListener('visibilitychange', seen);
    return () => {
      stop();
      removeEventListener('pageshow', shownAgain);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);

  async function leave(): Promise<void> {
    setState({ step: 'away', isBack: false });
    const left = await leaveForFreja(registration, embedder().returnAddress('page')).catch(() => false);
    if (!left && shown.current) setState({ step: 'failed', reason: 'notOpened' });
  }

  function cancel(): void {
    forgetFreja();
    setState({ step: 'idle' });
  }

  return { state, leave: () => void leave(), cancel };
}

function isReturn(): boolean {
  return new URLSearchParams(location.search).has('eid');
}
