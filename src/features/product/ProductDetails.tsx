import type { PageOf } from '../../api/page-data/schema';
import { WhenNear } from '../../blocks/part-boundary/WhenNear';
import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { AboutProduct } from './AboutProduct';
import * as styles from './ProductScreen.css';
import { ProductSections } from './ProductSections';

const bundleOffers = part(() => import('./BundleOffers'));

interface ProductDetailsProps {
  data: PageOf<'product'>['data'];
  /** The product with current data. */
  product: ProductCard;
}

/** Shown below a product's price: its bundles and details. */
export function ProductDetails({ data, product }: ProductDetailsProps) {
  return (
    <>
      {data.bundles.length > 0 && (
        <WhenNear key={product.productNumber} placeholder={<div className={styles.bundlePlaceholder} />}>
          <bundleOffers.Component bundles={data.bundles} product={product} />
        </WhenNear>
      )}
      <div className={styles.details}>
        <AboutProduct data={data} />
        <ProductSections data={data} />
      </div>
    </>
  );
}
