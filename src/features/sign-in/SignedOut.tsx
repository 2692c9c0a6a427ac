import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import * as styles from '../../blocks/sign-in/SignIn.css';
import { useTitle } from '../../blocks/use-title/use-title';
import { ownPath } from '../../routes/own-path';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import { Spinner } from '../../ui/spinner/Spinner';
import { type SignOutState, useSignOut } from './use-sign-out';

const titles: Record<SignOutState, MessageDescriptor> = {
  signedIn: msg`Du är inloggad`,
  leaving: msg`Du loggas ut`,
  stuck: msg`Utloggningen är inte klar`,
  signedOut: msg`Du är utloggad`,
};

/** Confirms the sign-out. `till` in the address is the path for signing in again, if not the club's. */
export function SignedOut() {
  const { t } = useLingui();
  const { state, retry } = useSignOut();
  const again = ownPath(new URLSearchParams(useSearch()).get('till')) ?? paths.signIn();
  useTitle(t(titles[state]));
  return (
    <PageFrame>
      <div className={styles.box}>
        <h1 className={styles.heading}>{t(titles[state])}</h1>
        {state === 'leaving' && (
          <p role="status" className={styles.waiting}>
            <Spinner /> <Trans>Vi avslutar din inloggning.</Trans>
          </p>
        )}
        {state === 'stuck' && <Stuck onRetry={retry} />}
        {state === 'signedOut' && <WhatIsGone />}
        {state === 'signedOut' && (
          <LinkButton wide href={again} link={Link}>
            <Trans>Logga in igen</Trans>
          </LinkButton>
        )}
        <LinkButton variant="secondary" wide href={paths.home()} link={Link}>
          <Trans>Till startsidan</Trans>
        </LinkButton>
      </div>
    </PageFrame>
  );
}

/** The customer's data is removed here, but the service still has the session of this browser. */
function Stuck({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" onClick={onRetry}>
          <Trans>Försök igen</Trans>
        </Button>
      }
    >
      <Trans>
        Dina uppgifter är borta från sidan, men vi når inte inloggningstjänsten för att avsluta din inloggning. Vi
        fortsätter att försöka. Vänta tills det är klart, särskilt om fler använder webbläsaren.
      </Trans>
    </Alert>
  );
}

/** Lists which of the customer's data has been removed from this browser. */
function WhatIsGone() {
  return (
    <div className={styles.step}>
      <p>
        <Trans>Vi har tagit bort det som fanns sparat om dig i den här webbläsaren:</Trans>
      </p>
      <ul className={styles.list}>
        <li>
          <Trans>inloggningen</Trans>
        </li>
        <li>
          <Trans>favoriter, postnummer och de varningar som du har godkänt</Trans>
        </li>
        <li>
          <Trans>den senaste beställningen</Trans>
        </li>
      </ul>
      <p>
        <Trans>Receptvaror ligger inte kvar i varukorgen. Stäng webbläsaren om fler använder den.</Trans>
      </p>
    </div>
  );
}
