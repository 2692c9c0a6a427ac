import { Trans } from '@lingui/react/macro';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { LinkButton } from '../../ui/button/LinkButton';
import { Link } from '../link/Link';

/** In the cart of a customer whose sign-in has ended while the page was shown. */
export function CartSignInEnded() {
  return (
    <Alert
      tone="warning"
      title={<Trans>Din inloggning har upphört</Trans>}
      action={
        <LinkButton variant="secondary" size="small" href={paths.signIn(paths.cart())} link={Link}>
          <Trans>Logga in igen</Trans>
        </LinkButton>
      }
    >
      <Trans>Varorna ligger kvar, utom det du har på recept. Det kommer tillbaka när du har loggat in.</Trans>
    </Alert>
  );
}
