import type { PageOf } from '../../api/page-data/schema';
import type { ProductCard } from '../../domain/product';
import { BundleOffer } from './BundleOffer';

interface BundleOffersProps {
  of: PageOf<'product'>['data']['bundles'];
  /** The page's own good, as it is now. */
  product: ProductCard;
}

/** What the good is sold together with. */
export function BundleOffers({ of: bundles, product }: BundleOffersProps) {
  return bundles.map((bundle) => <BundleOffer key={bundle.products.join()} bundle={bundle} product={product} />);
}
