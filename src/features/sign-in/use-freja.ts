import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { Registration } from '../../domain/eid';
import { useShown } from '../../lib/use-shown';
import { embedder } from '../../platform/embedder/current';
import { forgetFreja, isAtFreja, leaveForFreja, takeFrejaReturn } from '../../session/eid/freja';
import type { FrejaFailure } from './freja-words';
import { hasSession, takeSession } from './take-session';

/** `away`: it goes on in Freja. `taking`: it is done there, and the session is being taken over. */
export type FrejaState = { step: 'idle' | 'away' | 'taking' | 'signedIn' } | { step: 'failed'; reason: FrejaFailure };

/** @param address this page's path with its query, which survives the way to Freja and back */
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
    navigate(address, { replace: true });
    if (result === 'APPROVED') void take();
    else setState({ step: 'failed', reason: result });
  });

  /** The app is in the foreground again, with a session or without. */
  const look = useEffectEvent(async () => {
    if (!isAtFreja() || !(await hasSession())) return;
    forgetFreja();
    await take();
  });

  useEffect(() => {
    comeBack();
    return embedder().on('resumed', () => void look());
  }, []);

  async function leave(): Promise<void> {
    setState({ step: 'away' });
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
