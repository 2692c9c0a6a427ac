import { useEffect, useState } from 'react';
import { cancelBankId, collectBankId, startBankId } from '../../api/identity/calls';
import type { Registration } from '../../domain/eid';
import { observable } from '../../lib/observable';
import { useValue } from '../../lib/use-value';
import { currentConfig } from '../../platform/config/config';
import { eidConfigOf } from '../../platform/config/eid-config';
import { embedder } from '../../platform/embedder/current';
import { autostartAddress } from '../../session/eid/autostart';
import { createBankIdSignIn } from '../../session/eid/bank-id';
import type { BankIdState } from '../../session/eid/bank-id-state';
import { keptOrder } from '../../session/eid/kept-order';
import { beforeSignIn } from '../../session/sign-out-now';
import { takeSession } from './take-session';

/** The address that opens BankID on this device and leads back to this page. */
function appAddress(autoStartToken: string): string {
  const eid = eidConfigOf(currentConfig.get());
  return autostartAddress(autoStartToken, { eid, device: navigator, returnTo: embedder().returnAddress('app') });
}

function create(registration: Registration) {
  const state = observable<BankIdState>({ step: 'idle' });
  const signIn = createBankIdSignIn({
    registration,
    state,
    kept: keptOrder,
    async start(wanted) {
      await beforeSignIn();
      return startBankId(wanted);
    },
    collect: (wanted, sessionId) => collectBankId(wanted, sessionId),
    cancel: cancelBankId,
    open: (autoStartToken) => embedder().openExternal(appAddress(autoStartToken)),
    signedIn: takeSession,
    now: Date.now,
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  return { state, ...signIn };
}

/** The sign-in with BankID of this page: taken up where it was begun before a reload, ended when the page is left. */
export function useBankId(registration: Registration) {
  const [bankId] = useState(() => create(registration));
  const state = useValue(bankId.state);

  useEffect(() => {
    const wake = () => {
      if (document.visibilityState === 'visible') bankId.wake();
    };
    bankId.resume();
    document.addEventListener('visibilitychange', wake);
    addEventListener('pageshow', wake);
    addEventListener('online', wake);
    const stop = embedder().on('resumed', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      removeEventListener('pageshow', wake);
      removeEventListener('online', wake);
      stop();
      bankId.cancel();
    };
  }, [bankId]);

  return { state, begin: bankId.begin, open: bankId.open, cancel: bankId.cancel };
}
