import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { Link } from '../../blocks/link/Link';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { signOut } from '../../session/sign-out-now';
import { Button } from '../../ui/button/Button';
import { LinkButton } from '../../ui/button/LinkButton';
import * as styles from './SignIn.css';

/** For who is signed in already: a way on, and the way out where it is the shop's. */
export function SignedIn({ to }: { to: string }) {
  const [, navigate] = useLocation();

  function leave(): void {
    void signOut();
    navigate(paths.signedOut(), { replace: true });
  }

  return (
    <section className={styles.step}>
      <h2 className={styles.title}>
        <Trans>Du är inloggad</Trans>
      </h2>
      <LinkButton wide href={to || paths.club()} link={Link}>
        {to ? <Trans>Fortsätt</Trans> : <Trans>Till Mina sidor</Trans>}
      </LinkButton>
      {!embedder().ownsToken() && (
        <Button variant="secondary" wide onClick={leave}>
          <Trans>Logga ut</Trans>
        </Button>
      )}
    </section>
  );
}
