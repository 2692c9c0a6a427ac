import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../blocks/add-to-cart/Refusal';
import { useAddToCart } from '../../blocks/add-to-cart/use-add-to-cart';
import type { BundleTerms } from '../../domain/bundle';
import type { Ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { formatMoney } from '../../i18n/format';
import { Button } from '../../ui/button/Button';
import * as styles from './BundleOffer.css';

interface BuyBundleProps {
  products: readonly ProductCard[];
  price: Ore;
  terms: BundleTerms;
}

/** The bundle's price, and a button that adds all its products in one request. */
export function BuyBundle({ products, price, terms: { apart, saved, obstacle } }: BuyBundleProps) {
  const [first, ...others] = products;
  const { t } = useLingui();
  if (!first) return null;
  const labels: Partial<Record<number, string>> = {
    2: t`Lägg båda i varukorgen`,
    3: t`Lägg alla tre i varukorgen`,
  };
  return (
    <div className={styles.sum}>
      <p className={styles.price}>{formatMoney(price)}</p>
      {apart !== null && (
        <p className={styles.quiet}>
          <Trans>
            Var för sig {formatMoney(apart)}. <strong className={styles.saved}>Du sparar {formatMoney(saved)}</strong>
          </Trans>
        </p>
      )}
      <BuyButton first={first} others={others} obstacle={obstacle}>
        {labels[products.length] ?? t`Lägg alla i varukorgen`}
      </BuyButton>
    </div>
  );
}

interface BuyButtonProps {
  first: ProductCard;
  others: readonly ProductCard[];
  obstacle: ProductCard | null;
  children: string;
}

function BuyButton({ first, others, obstacle, children }: BuyButtonProps) {
  const { add, busy, problem } = useAddToCart([first, ...others]);
  const title = obstacle?.title;
  return (
    <>
      <Button wide disabled={obstacle !== null} loading={busy} onClick={() => void add(1)}>
        {children}
      </Button>
      {obstacle && (
        <p className={styles.note}>
          <Trans>Erbjudandet kan inte köpas just nu, eftersom {title} inte kan köpas.</Trans>
        </p>
      )}
      {problem && (
        <div className={styles.note} role="alert">
          <Refusal problem={problem} />
        </div>
      )}
    </>
  );
}
