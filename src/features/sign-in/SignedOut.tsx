import { Trans, useLingui } from '@lingui/react/macro';
import { useSearch } from 'wouter';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { ownPath } from '../../routes/own-path';
import { paths } from '../../routes/paths';
import { useSession } from '../../session/use-session';
import { LinkButton } from '../../ui/button/LinkButton';
import * as styles from './SignIn.css';

/** Confirms the sign-out. `till` in the address says where one signs in again, if not in the club. */
export function SignedOut() {
  const { t } = useLingui();
  const { signedIn } = useSession();
  const again = ownPath(new URLSearchParams(useSearch()).get('till')) ?? paths.signIn();
  useTitle(signedIn ? t`Du är inloggad` : t`Du är utloggad`);
  return (
    <PageFrame>
      <div className={styles.box}>
        <h1 className={styles.heading}>{signedIn ? <Trans>Du är inloggad</Trans> : <Trans>Du är utloggad</Trans>}</h1>
        {!signedIn && <WhatIsGone />}
        {!signedIn && (
          <LinkButton wide href={again} link={Link}>
            <Trans>Logga in igen</Trans>
          </LinkButton>
        )}
        <LinkButton variant="secondary" wide href={paths.start()} link={Link}>
          <Trans>Till startsidan</Trans>
        </LinkButton>
      </div>
    </PageFrame>
  );
}

/** What of the person is left in this browser. */
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
