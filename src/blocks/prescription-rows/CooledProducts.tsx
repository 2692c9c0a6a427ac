import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bagQuery } from '../../api/expedition/bag/queries';
import type { Cart } from '../../domain/cart';
import { useSession } from '../../session/use-session';
import { Alert } from '../../ui/alert/Alert';
import { useCooled } from '../cooled/use-cooled';

/** Where the delivery is chosen: why products that have to be cooled, on prescription or not, leave fewer ways. */
export function CooledProducts({ cart }: { cart: Pick<Cart, 'rows' | 'bag'> }) {
  const { signedIn } = useSession();
  const prescribed = useQuery(bagQuery(signedIn && cart.bag !== null)).data?.rows ?? [];
  const inBag = cart.bag ? prescribed : [];
  if (useCooled([...cart.rows, ...inBag].map(({ itemId }) => itemId)).size === 0) return null;
  return (
    <Alert tone="info" title={<Trans>Beställningen innehåller kylvaror</Trans>}>
      <Trans>De levereras kylda. Därför kan du bara välja leveranssätt som håller dem kylda hela vägen.</Trans>
    </Alert>
  );
}
