import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../blocks/empty-state/EmptyState';
import { PurchaseLinks } from '../../../blocks/purchase-links/PurchaseLinks';
import { InTheApp } from '../../../blocks/sign-in/InTheApp';
import { box } from '../../../blocks/sign-in/SignIn.css';
import { embedder } from '../../../platform/embedder/current';
import { paths } from '../../../routes/paths';
import * as styles from '../Club.css';

interface SignInFirstProps {
  title: string;
  /** Where to continue after signing in. */
  path: string;
}

/** Shown on my pages to a visitor who is not signed in. */
export function SignInFirst({ title, path }: SignInFirstProps) {
  const notSignedIn = <Trans>Du är inte inloggad</Trans>;
  return (
    <>
      <h1 className={styles.heading}>{title}</h1>
      {embedder().ownsToken() ? (
        <div className={box}>
          <InTheApp title={notSignedIn} />
        </div>
      ) : (
        <EmptyState title={notSignedIn} link={{ href: paths.signIn(path), title: <Trans>Logga in</Trans> }}>
          <Trans>Logga in med e-legitimation för att se sidan.</Trans>
        </EmptyState>
      )}
      <PurchaseLinks />
    </>
  );
}
