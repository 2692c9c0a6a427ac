import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { landingPageQuery } from '../../../api/elevate/queries';
import type { NavigationNode } from '../../../api/elevate/schema';
import { QuickAdd } from '../../../blocks/add-to-cart/QuickAdd';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { trackInFlyout } from '../../../blocks/impressions/track-in-flyout';
import { useImpressions } from '../../../blocks/impressions/use-impressions';
import { Link } from '../../../blocks/link/Link';
import { Price } from '../../../blocks/price/Price';
import { Thumbnail } from '../../../blocks/product-picture/Thumbnail';
import { mayBeAdvertised, type ProductCard } from '../../../domain/product';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './PopularProducts.css';

/** Number of products shown, and of products fetched to find that many promotable ones. */
const shown = 3;
const requestedCount = 12;

/** Marketing-sensitive products are not promoted either to visitors looking for a category. */
function mayBePromoted(card: ProductCard): boolean {
  return mayBeAdvertised(card) && !card.marketingSensitive;
}

/** A category's best-selling products. */
export function PopularProducts({
  category: { label, path },
  onFollow,
}: {
  category: NavigationNode;
  onFollow: () => void;
}) {
  const { t } = useLingui();
  const id = useId();
  const { data, isError, refetch } = useQuery(landingPageQuery({ pageReference: path, limit: requestedCount }));
  const products = data?.primaryList.productGroups
    .map(({ card }) => card)
    .filter(mayBePromoted)
    .slice(0, shown);
  const title = t`Populärt i ${label}`;
  const list = useImpressions(title, products ?? [], 'menu');
  if (products?.length === 0) return null;
  return (
    <section aria-labelledby={id} aria-busy={!products && !isError}>
      <p id={id} className={styles.title}>
        {title}
      </p>
      {isError && <FailureAlert title={<Trans>Varorna kunde inte hämtas.</Trans>} onRetry={() => void refetch()} />}
      {!products && !isError && [...Array(shown).keys()].map((n) => <Skeleton key={n} className={styles.skeleton} />)}
      {products && (
        <ul ref={list} className={styles.products}>
          {products.map((card) => (
            <li key={card.productNumber} className={styles.product}>
              <Thumbnail picture={card.picture} />
              <div className={styles.text}>
                <Link className={styles.name} href={card.path} onClick={onFollow}>
                  {card.title}
                </Link>
                <Price product={card} />
              </div>
              <div className={styles.action}>
                <QuickAdd
                  card={card}
                  onAdded={() => trackInFlyout((flyout) => flyout.trackFlyoutCartChange('menu', title, card, 1))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
