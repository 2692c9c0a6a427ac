import { Trans } from '@lingui/react/macro';
import { Link } from '../../blocks/link/Link';
import * as styles from '../../blocks/sign-in/SignIn.css';
import { SignOutButton } from '../../blocks/sign-in/SignOutButton';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/button/LinkButton';

/** For a customer who is already signed in: a link to continue, and a sign-out button. */
export function SignedIn({ to }: { to: string }) {
  return (
    <section className={styles.step}>
      <h2 className={styles.title}>
        <Trans>Du är inloggad</Trans>
      </h2>
      <LinkButton wide href={to || paths.club()} link={Link}>
        {to ? <Trans>Fortsätt</Trans> : <Trans>Till Mina sidor</Trans>}
      </LinkButton>
      <SignOutButton />
    </section>
  );
}
