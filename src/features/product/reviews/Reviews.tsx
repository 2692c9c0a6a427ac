import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useId, useRef, useState } from 'react';
import { CannotShow, PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import type { ProductCard } from '../../../domain/product';
import { part } from '../../../lib/part';
import { useConfig } from '../../../platform/config/config';
import { consentAtom } from '../../../platform/consent/consent';
import { reviewsAddress } from '../../../platform/reviews/reviews-address';
import { AllowReviews } from './AllowReviews';
import * as styles from './Reviews.css';

const fetchedReviews = part(() => import('./FetchedReviews'));

/** Reviews from the company that collects them, which learns of the product only if the visitor consents. */
export function Reviews({ product }: { product: ProductCard }) {
  const page = useConfig()?.reviews?.frame;
  const allowed = useAtomValue(consentAtom)?.preferences === true;
  const [attempt, setAttempt] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  const address = page ? reviewsAddress(page, product.productNumber) : null;
  if (address === null) return null;
  // The button that was pressed is about to be removed.
  const focusHeading = () => heading.current?.focus();

  function retry(): void {
    focusHeading();
    setAttempt(attempt + 1);
  }

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
        <Trans>Omdömen</Trans>
      </h2>
      {allowed ? (
        <PartBoundary key={attempt} fallback={<CannotShow />}>
          <fetchedReviews.Component address={address} expected={product.rating?.count ?? 0} onRetry={retry} />
        </PartBoundary>
      ) : (
        <AllowReviews onAllow={focusHeading} />
      )}
    </section>
  );
}
