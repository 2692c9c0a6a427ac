import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { cancelBankId, collectBankId, startBankId } from '../../api/identity/calls';
import type { Registration } from '../../domain/eid';
import { randomId } from '../../lib/random-id';
import { store } from '../../lib/store';
import { configAtom } from '../../platform/config/config';
import { eidDefaults } from '../../platform/config/eid-schema';
import { embedder } from '../../platform/embedder/current';
import { autostartAddress } from '../../session/eid/autostart';
import { createBankIdSignIn } from '../../session/eid/bank-id';
import type { BankIdState } from '../../session/eid/bank-id-state';
import { takeReturnNonce, withReturnNonce } from '../../session/eid/return-nonce';
import { storedOrders } from '../../session/eid/stored-orders';
import { beforeSignIn } from '../../session/sign-out-now';
import { sessionAtom } from '../../session/state';
import { takeSession } from './take-session';

/** The address that opens BankID on this device and returns to this page, in any tab, or to the app. */
function appAddress(autoStartToken: string, nonce: string): string {
  const eid = store.get(configAtom)?.eid ?? eidDefaults;
  const address = embedder().returnAddress('app');
  const returnTo = address === location.href ? withReturnNonce(address, nonce) : address;
  return autostartAddress(autoStartToken, { eid, device: navigator, returnTo });
}

function create(registration: Registration) {
  const state = atom<BankIdState>({ step: 'idle' });
  const signIn = createBankIdSignIn({
    registration,
    store,
    state,
    storedOrders: storedOrders,
    async start(registration) {
      await beforeSignIn();
      return startBankId(registration);
    },
    collect: (registration, sessionId) => collectBankId(registration, sessionId),
    cancel: cancelBankId,
    open: (autoStartToken, nonce) => embedder().openExternal(appAddress(autoStartToken, nonce)),
    newNonce: randomId,
    isSignedIn: () => store.get(sessionAtom).signedIn,
    signedIn: takeSession,
    now: Date.now,
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  });
  return { state, ...signIn };
}

/**
 * The page's sign-in with BankID: resumed if it was started before a reload or in another tab, cancelled when the page
 * is left. `ledBack`: the BankID app has opened this page.
 */
export function useBankId(registration: Registration) {
  const [bankId] = useState(() => create(registration));
  const state = useAtomValue(bankId.state);
  const [ledBack, setLedBack] = useState(false);

  useEffect(() => {
    const wake = () => {
      takeReturnNonce();
      if (document.visibilityState === 'visible') bankId.wake();
    };
    const nonce = takeReturnNonce();
    setLedBack(nonce !== null);
    bankId.resume(nonce);
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

  return { state, ledBack, begin: bankId.begin, open: bankId.open, cancel: bankId.cancel };
}
