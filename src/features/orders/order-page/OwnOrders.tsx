import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { Link } from '../../../blocks/link/Link';
import { paths } from '../../../routes/paths';
import { useSession } from '../../../session/use-session';

/** Who has ordered signed in needs no look-up. @param isOne the page is of one order, which is shown there */
export function OwnOrders({ isOne }: { isOne: boolean }) {
  const { signedIn } = useSession();
  const [location] = useLocation();
  const purchases = paths.clubPurchases();
  if (signedIn) {
    return (
      <p>
        <Trans>
          Det som du har beställt inloggad hittar du i <Link href={purchases}>Mina köp</Link>.
        </Trans>
      </p>
    );
  }
  return (
    <p>
      <Trans>
        Har du handlat inloggad? <Link href={paths.signIn(isOne ? location : purchases)}>Logga in</Link> så ser du dina
        beställningar utan ordernummer.
      </Trans>
    </p>
  );
}
