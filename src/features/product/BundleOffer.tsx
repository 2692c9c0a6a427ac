import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import type { PageOf } from '../../api/page-data/schema';
import { bundleTerms } from '../../domain/bundle';
import type { Ore } from '../../domain/money';
import type { ProductCard } from '../../domain/product';
import { formatMoney } from '../../i18n/format';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import * as styles from './BundleOffer.css';
import { BundleProduct } from './BundleProduct';
import { BuyBundle } from './BuyBundle';
import { bundleProductsQuery } from './bundle-products';
import { bundlePlaceholder } from './ProductScreen.css';

interface BundleOfferProps {
  bundle: PageOf<'product'>['data']['bundles'][number];
  product: ProductCard;
}

/** Products sold together at one price. Not shown if its products are unknown or it saves nothing. */
export function BundleOffer({ bundle: { products: numbers, price }, product }: BundleOfferProps) {
  const id = useId();
  const title = useTitle(numbers.length, price);
  const others = numbers.filter((number) => number !== product.productNumber);
  const { data, isError } = useQuery(bundleProductsQuery(others));
  if (isError) return null;
  if (!data) return <Skeleton className={bundlePlaceholder} />;
  if (data.length < others.length) return null;
  const products = numbers.flatMap(
    (number) => [product, ...data].find(({ productNumber }) => productNumber === number) ?? [],
  );
  const terms = bundleTerms(products, price);
  if (terms.apart !== null && terms.saved === 0) return null;
  return (
    <section className={styles.bundle} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.products}>
        {products.map((each) => (
          <BundleProduct
            key={each.productNumber}
            product={each}
            isShown={each.productNumber === product.productNumber}
          />
        ))}
      </ul>
      <BuyBundle products={products} price={price} terms={terms} />
    </section>
  );
}

function useTitle(count: number, price: Ore): string {
  const { t } = useLingui();
  const amount = formatMoney(price);
  if (count === 2) return t`Köp båda för ${amount}`;
  return count === 3 ? t`Köp alla tre för ${amount}` : t`Köp för ${amount}`;
}
