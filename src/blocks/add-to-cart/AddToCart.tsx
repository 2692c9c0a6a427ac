import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { showOnArrival } from '../../cart/disclaimers/question';
import type { ProductCard } from '../../domain/product';
import { quantityLimit } from '../../domain/quantity-limit';
import { Button } from '../../ui/button/Button';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { QuantityLimitText } from '../quantity-limit/QuantityLimitText';
import * as styles from './AddToCart.css';
import { Refusal } from './Refusal';
import { useAddToCart } from './use-add-to-cart';

/** Quantity and add button: the product page's main action. Its disclaimer opens with the page. */
export function AddToCart({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const [quantity, setQuantity] = useState(1);
  const { add, busy, problem } = useAddToCart([card]);
  const { substance } = card;
  const limit = quantityLimit(card.availability);
  const max = limit.most;
  // The stock may have been refetched since the quantity was chosen.
  const quantityAsked = Math.min(quantity, max);
  const canBuy = card.availability.buyable && card.price !== null;

  useEffect(() => showOnArrival(substance), [substance]);

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
        <Button size="huge" wide disabled={!canBuy} loading={busy} onClick={() => void add(quantityAsked)}>
          {canBuy ? <Trans>Lägg i varukorgen</Trans> : <Trans>Kan inte köpas nu</Trans>}
        </Button>
      </div>
      {canBuy && quantityAsked >= max && (
        <p className={styles.note} role="status">
          <QuantityLimitText limit={limit} />
        </p>
      )}
      {problem && (
        <div className={styles.note} role="alert">
          <Refusal problem={problem} />
        </div>
      )}
    </div>
  );
}
