import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import type { PageOf } from '../../api/page-data/schema';
import { AddToCart } from '../../blocks/add-to-cart/AddToCart';
import { AvailabilityText } from '../../blocks/availability/AvailabilityText';
import { Link } from '../../blocks/link/Link';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { canBeWatched } from '../../domain/back-in-stock';
import { formatDecimal } from '../../i18n/format';
import { part } from '../../lib/part';
import { useBelowFold } from '../../lib/use-below-fold';
import { useNear } from '../../lib/use-near';
import { trackProductView } from '../../telemetry/trade';
import { Stars } from '../../ui/stars/Stars';
import { CampaignOffers } from './CampaignOffers';
import { FindPharmacy } from './FindPharmacy';
import { Gallery } from './Gallery';
import { Offer } from './Offer';
import * as styles from './ProductScreen.css';
import { useCurrentProduct } from './use-current-product';
import { useRememberedView } from './use-remembered-view';
import { WatchGood } from './WatchGood';

const details = part('ProductDetails', () => import('./ProductDetails').then((m) => m.ProductDetails), { late: true });
const recommendations = part('Recommendations', () => import('./Recommendations').then((m) => m.Recommendations));

export function ProductScreen({ page }: { page: PageOf<'product'> }) {
  const { t } = useLingui();
  const { data, seo } = page;
  const { product, brand } = data;
  const current = useCurrentProduct(product);
  const belowFold = useBelowFold();
  const [nearEnd, endRef] = useNear();

  useEffect(() => trackProductView(product), [product]);
  useRememberedView(product.productNumber);

  return (
    <PageFrame crumbs={seo.breadcrumbs}>
      <div className={styles.top}>
        <Gallery key={product.productNumber} title={product.title} pictures={data.pictures} />
        <div className={styles.buy}>
          <Link className={styles.brand} href={brand.path}>
            {brand.title}
          </Link>
          <h1 className={styles.title}>{product.title}</h1>
          <p className={styles.subTitle}>{product.subTitle}</p>
          {product.rating && (
            <Stars
              value={product.rating.average}
              label={t`Betyg ${formatDecimal(product.rating.average)} av 5, ${product.rating.count} omdömen`}
            />
          )}
          <Offer product={current} before={product} />
          <CampaignOffers of={data.campaigns} told={current.promotion?.expires} />
          <AvailabilityText availability={current.availability} />
          <AddToCart card={current} />
          {canBeWatched(current.availability) && (
            <WatchGood key={product.productNumber} itemId={product.productNumber} />
          )}
          <FindPharmacy key={`find-${product.productNumber}`} product={product} />
        </div>
      </div>
      {belowFold && (
        <PartBoundary words={null} fallback={<CannotShow />} room={<div className={styles.room} />}>
          <details.Component data={data} />
        </PartBoundary>
      )}
      <div ref={endRef} className={styles.more}>
        {nearEnd && (
          <PartBoundary key={product.productNumber} words={null}>
            <recommendations.Component productNumber={product.productNumber} brand={brand} />
          </PartBoundary>
        )}
      </div>
    </PageFrame>
  );
}
