import type { PageOf } from '../../api/page-data/schema';
import { AddToCart } from '../../blocks/add-to-cart/AddToCart';
import { AvailabilityText } from '../../blocks/availability/AvailabilityText';
import { FavouriteSpot } from '../../blocks/favourites/FavouriteSpot';
import { FindPharmacy } from '../../blocks/find-pharmacy/FindPharmacy';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { WhenNear } from '../../blocks/part-boundary/WhenNear';
import { RowsPlaceholder } from '../../blocks/product-row/RowsPlaceholder';
import { rows } from '../../blocks/product-row/RowsPlaceholder.css';
import { canBeWatched } from '../../domain/back-in-stock';
import { offerOf } from '../../domain/product';
import { mayBeReviewed, ratingOf } from '../../domain/review';
import { unbrokenUnits } from '../../i18n/unbroken-units';
import { part } from '../../lib/part';
import { useBelowFold } from '../../lib/use-below-fold';
import { CampaignOffers } from './CampaignOffers';
import { Gallery } from './Gallery';
import { Grade } from './Grade';
import { Offer } from './Offer';
import { OnPrescription } from './OnPrescription';
import * as styles from './ProductScreen.css';
import { useCurrentProduct } from './use-current-product';
import { useRememberedView } from './use-remembered-view';
import { useViewTracked } from './use-view-tracked';

const details = part(() => import('./ProductDetails'));
const reviews = part(() => import('./reviews/Reviews'));
const watchProduct = part(() => import('./WatchProduct'));
const recommendations = part(() => import('./Recommendations'));

export function ProductScreen({ page }: { page: PageOf<'product'> }) {
  const { data, seo } = page;
  const { product, brand } = data;
  const current = useCurrentProduct(product);
  const belowFold = useBelowFold();
  const rating = ratingOf(product);

  useViewTracked(product);
  useRememberedView(product);

  return (
    <PageFrame crumbs={seo.breadcrumbs}>
      <div className={styles.top}>
        <Gallery key={product.productNumber} title={product.title} pictures={data.pictures} />
        <div className={styles.buy}>
          <div className={styles.lead}>
            <Link className={styles.brand} href={brand.path}>
              {brand.title}
            </Link>
            <FavouriteSpot card={product} />
          </div>
          <h1 className={styles.title}>{unbrokenUnits(product.title)}</h1>
          <p className={styles.subTitle}>{product.subTitle}</p>
          {rating && <Grade rating={rating} />}
          <Offer product={current} before={product} />
          <CampaignOffers campaigns={data.campaigns} shownExpiry={offerOf(current)?.expires} />
          <AvailabilityText availability={current.availability} />
          {product.itemType === 'prescription' ? (
            <OnPrescription product={current} />
          ) : (
            <AddToCart key={product.productNumber} card={current} />
          )}
          {canBeWatched(current.availability) && (
            <PartBoundary fallback={<CannotShow />} prerendered>
              <watchProduct.Component key={product.productNumber} itemId={product.productNumber} />
            </PartBoundary>
          )}
          <FindPharmacy key={`find-${product.productNumber}`} product={product} />
        </div>
      </div>
      {belowFold && (
        <PartBoundary fallback={<CannotShow />} placeholder={<div className={styles.placeholder} />} prerendered>
          <details.Component data={data} product={current} />
        </PartBoundary>
      )}
      {mayBeReviewed(product) && (
        <WhenNear key={`reviews-${product.productNumber}`} placeholder={<div className={styles.reviewsPlaceholder} />}>
          <reviews.Component product={product} />
        </WhenNear>
      )}
      <WhenNear
        key={`more-${product.productNumber}`}
        className={rows}
        placeholder={<RowsPlaceholder rows={4} offers />}
      >
        <recommendations.Component product={product} brand={brand} />
      </WhenNear>
    </PageFrame>
  );
}
