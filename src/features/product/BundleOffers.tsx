import type { PageOf } from '../../api/page-data/schema';
import type { ProductCard } from '../../domain/product';
import { BundleOffer } from './BundleOffer';

interface BundleOffersProps {
  bundles: PageOf<'product'>['data']['bundles'];
  /** The page's own product, with current data. */
  product: ProductCard;
}

/** The product's bundles. */
export function BundleOffers({ bundles, product }: BundleOffersProps) {
  return bundles.map((bundle) => <BundleOffer key={bundle.products.join()} bundle={bundle} product={product} />);
}
