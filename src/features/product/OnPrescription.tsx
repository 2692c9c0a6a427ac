import { Trans } from '@lingui/react/macro';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { useHydrated } from '../../lib/use-hydrated';
import * as styles from './ProductScreen.css';

const prescribed = part(() => import('../../blocks/prescribed-product/PrescribedProduct'));

/** Replaces the buy button: leads to the customer's prescription for the product. */
export function OnPrescription({ product }: { product: ProductCard }) {
  const hydrated = useHydrated();
  return (
    <div className={styles.watching}>
      <strong>
        <Trans>Receptbelagd vara</Trans>
      </strong>
      <p>
        <Trans>Varan kräver recept. Inloggad med e-legitimation ser du dina recept och kan beställa från dem.</Trans>
      </p>
      {hydrated && (
        <PartBoundary>
          <prescribed.Component key={product.productNumber} product={product} />
        </PartBoundary>
      )}
    </div>
  );
}
