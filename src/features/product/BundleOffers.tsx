import type { PageOf } from '../../api/page-data/schema';
import type { ProductCard } from '../../domain/product';
import { BundleOffer } from './BundleOffer';

interface BundleOffersProps {
  bundles: PageOf<'product'>['data']['bundles'];
  /** The page's own product, as it is now. */
  product: ProductCard;
}

/** What the product is sold together with. */
export function BundleOffers({ bundles, product }: BundleOffersProps) {
  return bundles.map((bundle) => <BundleOffer key={bundle.products.join()} bundle={bundle} product={product} />);
}
