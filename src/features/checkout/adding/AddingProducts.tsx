import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import type { ItemQuantity } from '../../../api/cart/changes';
import type { Failure, FailureKind } from '../../../api/errors';
import { CartNotices } from '../../../blocks/cart-problem/CartNotices';
import { cartActions } from '../../../cart/cart-actions';
import { useCart } from '../../../cart/use-cart';
import { randomId } from '../../../lib/random-id';
import { paths } from '../../../routes/paths';
import { trackEcommerce } from '../../../telemetry/track-ecommerce';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { Spinner } from '../../../ui/spinner/Spinner';
import * as styles from '../CheckoutScreen.css';

/** What another attempt cannot change: the products cannot be bought, or the cart is paid for. */
const lasting: readonly FailureKind[] = ['cartConflict', 'notMature', 'paidCart'];

/** Adds the products in the address to the cart, then replaces the address with the plain checkout address. */
export function AddingProducts({ items }: { items: ItemQuantity[] }) {
  const view = useCart();
  const [, navigate] = useLocation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const goOn = () => navigate(paths.checkout(), { replace: true });

  const add = useEffectEvent(async (key: string) => {
    setFailure(null);
    const outcome = await cartActions.addItems(items, [], key);
    if (outcome.ok) {
      trackEcommerce(({ trackAddedRows }) => trackAddedRows(outcome.cart.rows, items));
      goOn();
    } else setFailure(outcome.failure);
  });
  useEffect(() => {
    void add(keyOfVisit());
  }, []);

  const maySucceed = failure !== null && !lasting.includes(failure.kind);
  return (
    <div className={styles.message}>
      <CartNotices view={view} />
      {failure ? (
        <>
          {failure.kind === 'declined' && (
            <Alert tone="info">
              <Trans>Inga varor har lagts i din varukorg.</Trans>
            </Alert>
          )}
          {maySucceed && (
            <Button onClick={() => void add(keyOfVisit())}>
              <Trans>Försök igen</Trans>
            </Button>
          )}
          <Button variant={maySucceed ? 'secondary' : 'primary'} onClick={goOn}>
            <Trans>Fortsätt till kassan</Trans>
          </Button>
        </>
      ) : (
        <p className={styles.waiting} role="status">
          <Spinner />
          <Trans>Varorna läggs i din varukorg</Trans>
        </p>
      )}
    </div>
  );
}

/** Stays the same for each try and across reloads, so that the products are not added twice. */
function keyOfVisit(): string {
  const state = { adding: randomId(), ...history.state };
  history.replaceState(state, '');
  return state.adding;
}
