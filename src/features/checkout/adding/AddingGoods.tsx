import { Trans } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import type { ItemQuantity } from '../../../api/cart/changes';
import { CartProblemAlert } from '../../../blocks/cart-problem/CartProblemAlert';
import { cartActions } from '../../../cart/current';
import { useCart } from '../../../cart/use-cart';
import { paths } from '../../../routes/paths';
import { Button } from '../../../ui/button/Button';
import { Spinner } from '../../../ui/spinner/Spinner';
import * as styles from '../CheckoutScreen.css';

/** Goods that the address asks for are on their way into the cart; then the address is the checkout's own. */
export function AddingGoods({ items }: { items: ItemQuantity[] }) {
  const { problem } = useCart();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState(false);
  const started = useRef(false);
  const goOn = () => navigate(paths.checkout(), { replace: true });

  const add = useEffectEvent(async () => {
    setFailed(false);
    const { ok } = await cartActions.addItems(items);
    if (ok) goOn();
    else setFailed(true);
  });
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void add();
  }, []);

  if (!failed) {
    return (
      <p className={styles.waiting} role="status">
        <Spinner />
        <Trans>Varorna läggs i din varukorg</Trans>
      </p>
    );
  }
  return (
    <div className={styles.message}>
      {problem && <CartProblemAlert problem={problem} />}
      <Button onClick={goOn}>
        <Trans>Fortsätt till kassan</Trans>
      </Button>
    </div>
  );
}
