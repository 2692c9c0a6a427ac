import { Trans, useLingui } from '@lingui/react/macro';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { showOnArrival } from '../../cart/disclaimers/question';
import { sideCartOpenAtom } from '../../cart/drawers';
import type { ProductCard } from '../../domain/product';
import { Button } from '../../ui/button/Button';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { QuantityLimitText } from '../quantity-limit/QuantityLimitText';
import * as styles from './AddToCart.css';
import { takeBegunPurchase } from './begun-purchase';
import { Refusal } from './Refusal';
import { useAddToCart } from './use-add-to-cart';
import { useQuantityLeft } from './use-quantity-left';

/**
 * Quantity and add button: the product page's main action. Its disclaimer opens with the page; a purchase that was begun
 * in a list goes on. What the cart has already counts.
 */
export function AddToCart({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const [quantity, setQuantity] = useState(1);
  const { add, busy, problem } = useAddToCart([card]);
  const { substance, productNumber } = card;
  const { limit, taken, left } = useQuantityLeft(card);
  const max = Math.max(1, left);
  // The stock may have been refetched, and the cart have changed, since the quantity was chosen.
  const quantityAsked = Math.min(quantity, max);
  const canBuy = card.availability.buyable && card.price !== null;

  const openCart = useSetAtom(sideCartOpenAtom);

  const goOn = useEffectEvent(() => void add(1));
  useEffect(() => {
    if (!takeBegunPurchase(productNumber)) return showOnArrival(substance);
    goOn();
    return undefined;
  }, [productNumber, substance]);

  function label(): ReactNode {
    if (!canBuy) return <Trans>Kan inte köpas nu</Trans>;
    return left > 0 ? <Trans>Lägg i varukorgen</Trans> : <Trans>Visa varukorgen</Trans>;
  }

  return (
    <div className={styles.row}>
      {canBuy && (
        <QuantityStepper
          value={quantityAsked}
          max={max}
          onChange={setQuantity}
          labels={{ value: t`Antal`, less: t`Färre`, more: t`Fler` }}
        />
      )}
      <div className={styles.button}>
        <Button
          size="huge"
          wide
          disabled={!canBuy}
          loading={busy}
          data-adds={substance === null && left > 0 ? productNumber : undefined}
          onClick={() => (left > 0 ? void add(quantityAsked) : openCart(true))}
        >
          {label()}
        </Button>
      </div>
      {canBuy && quantityAsked >= left && (
        <p className={quantityAsked > left ? styles.refusal : styles.note} role="status">
          <QuantityLimitText limit={limit} />
          {taken > 0 && (
            <>
              {' '}
              <Trans>Du har redan {taken} st i varukorgen.</Trans>
            </>
          )}
        </p>
      )}
      {problem && (
        <div className={styles.refusal} role="alert">
          <Refusal problem={problem} />
        </div>
      )}
    </div>
  );
}
