import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { embedder } from '../../platform/embedder/current';
import { ownPath } from '../../routes/own-path';
import { paths } from '../../routes/paths';
import { currentSession } from '../../session/current';
import { isInitialised } from '../../session/state';
import { useSession } from '../../session/use-session';
import { track } from '../../telemetry/track';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { LoginBox } from './LoginBox';
import { SignedIn } from './SignedIn';
import * as styles from './SignIn.css';
import { useBankId } from './use-bank-id';
import { useFreja } from './use-freja';

/** The club's login box. `till` in the address says where it leads. */
export function SignIn() {
  const { t } = useLingui();
  useTitle(t`Kundklubb`);
  const to = ownPath(new URLSearchParams(useSearch()).get('till')) ?? '';
  const [, navigate] = useLocation();
  const session = useSession();
  const { failed, retry } = useSessionCode();
  const bankId = useBankId();
  const freja = useFreja(to);
  const by = bankId.state.step === 'signedIn' ? 'BankID' : freja.state.step === 'signedIn' ? 'Freja' : null;

  const goOn = useEffectEvent((method: 'BankID' | 'Freja') => {
    track('login', { method });
    navigate(to || paths.club(), { replace: true });
  });
  useEffect(() => {
    if (by) goOn(by);
  }, [by]);

  function content() {
    if (failed) return <FailureAlert onRetry={retry} />;
    if (!isInitialised(session)) return <Waiting />;
    const isBusy = bankId.state.step !== 'idle' || freja.state.step === 'taking';
    if (session.signedIn && !isBusy) return <SignedIn to={to} />;
    if (embedder().ownsToken()) return <InTheApp />;
    return <LoginBox bankId={bankId} freja={freja} />;
  }

  return (
    <PageFrame>
      <div className={styles.box}>
        <h1 className={styles.heading}>
          <Trans>Kundklubb</Trans>
        </h1>
        {content()}
      </div>
    </PageFrame>
  );
}

/** Whether it is known at all who is signed in: the code that knows comes after the page. */
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

/** An app that has the token itself signs people in itself. */
function InTheApp() {
  return (
    <p>
      <Trans>Du loggar in i appen. När du har gjort det är du inloggad här också.</Trans>
    </p>
  );
}
