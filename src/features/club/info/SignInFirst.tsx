import { Trans } from '@lingui/react/macro';
import { EmptyState } from '../../../blocks/empty-state/EmptyState';
import { PurchaseLinks } from '../../../blocks/purchase-links/PurchaseLinks';
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
  return (
    <>
      <h1 className={styles.heading}>{title}</h1>
      <EmptyState
        title={<Trans>Du är inte inloggad</Trans>}
        link={{ href: paths.signIn(path), title: <Trans>Logga in</Trans> }}
      >
        {embedder().ownsToken() ? (
          <Trans>Logga in för att se sidan.</Trans>
        ) : (
          <Trans>Logga in med e-legitimation för att se sidan.</Trans>
        )}
      </EmptyState>
      <PurchaseLinks />
    </>
  );
}
