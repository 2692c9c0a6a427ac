import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { Registration } from '../../domain/eid';
import { embedder } from '../../platform/embedder/current';
import { currentSession, identifyCustomer } from '../../session/current';
import { isInitialised } from '../../session/state';
import { useSession } from '../../session/use-session';
import { track } from '../../telemetry/track';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { InTheApp } from './InTheApp';
import { LoginBox, type LoginTexts } from './LoginBox';
import * as styles from './SignIn.css';
import { SignInEnded } from './SignInEnded';
import { useBankId } from './use-bank-id';
import { useBankIdStep } from './use-bank-id-step';
import { useFreja } from './use-freja';

interface SignInBoxProps {
  /** Who requests the sign-in. */
  registration: Registration;
  /** The path of the current page, with its query. */
  address: string;
  texts: LoginTexts;
  /** Continues to another page; if absent, the page stays. */
  onSignedIn?: () => void;
  /** Content for a signed-in customer; `now`: the customer just signed in on this page. */
  children: (now: boolean) => ReactNode;
}

/**
 * The sign-in with an e-ID, or `children` for a customer who is already signed in. While that could not be found out it
 * asks no one to sign in again.
 */
export function SignInBox({ registration, address, texts, onSignedIn, children }: SignInBoxProps) {
  const session = useSession();
  const { failed, retry } = useSessionCode();
  const bankId = useBankId(registration);
  const freja = useFreja(registration, address);
  const [now, setNow] = useState(false);
  const [isWithApp, setWithApp] = useState(false);
  const by = bankId.state.step === 'signedIn' ? 'BankID' : freja.state.step === 'signedIn' ? 'Freja' : null;
  const step = useBankIdStep(() => {
    if (by === null && bankId.state.step !== 'taking') bankId.cancel();
  });

  const goOn = useEffectEvent(async (method: 'BankID' | 'Freja') => {
    // Back then leads to the page before the sign-in.
    await step.close();
    track('login', { method });
    if (onSignedIn) return onSignedIn();
    setNow(true);
    bankId.cancel();
    freja.cancel();
  });
  useEffect(() => {
    if (by) void goOn(by);
  }, [by]);

  // By the app, or by the tab that started the sign-in, and tracked it, before the return to this tab.
  const isDoneElsewhere = session.signedIn && (isWithApp || (bankId.ledBack && bankId.state.step === 'idle'));
  const follow = useEffectEvent(() => onSignedIn?.());
  useEffect(() => {
    if (isDoneElsewhere) follow();
  }, [isDoneElsewhere]);

  if (failed) return <FailureAlert onRetry={retry} />;
  if (!isInitialised(session)) return <Waiting />;
  const isBusy = bankId.state.step !== 'idle' || freja.state.step === 'taking' || by !== null;
  if (session.signedIn && !isBusy) return children(now);
  if (session.isUnknown && !isBusy) return <FailureAlert onRetry={() => void identifyCustomer()} />;
  if (embedder().ownsToken()) return <InTheApp title={texts.title} onShown={() => setWithApp(true)} />;
  return (
    <>
      {session.hasEnded && <SignInEnded />}
      <LoginBox texts={texts} bankId={bankId} freja={freja} step={step} />
    </>
  );
}

/** Loads the session code, which is loaded after the page, and reports if that fails. */
function useSessionCode() {
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    void tries;
    setFailed(false);
    currentSession().catch(() => setFailed(true));
  }, [tries]);
  return { failed, retry: () => setTries((count) => count + 1) };
}

function Waiting() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Inloggningen laddas`}>
      <Skeleton className={styles.loading} />
    </div>
  );
}
