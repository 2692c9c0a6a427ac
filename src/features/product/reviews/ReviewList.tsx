import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Review } from '../../../domain/review';
import { formatLongDate } from '../../../i18n/format';
import { Badge } from '../../../ui/badge/Badge';
import { ShowMore } from '../../../ui/show-more/ShowMore';
import { Stars } from '../../../ui/stars/Stars';
import * as styles from './Reviews.css';
import { firstReviews, moreReviews } from './review-counts';

/** The reviews, a few at a time; the first added one takes the focus. */
export function ReviewList({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useLingui();
  const [visibleCount, setVisibleCount] = useState(firstReviews);
  const firstAdded = useRef<HTMLHeadingElement>(null);
  const shown = reviews.slice(0, visibleCount);

  useEffect(() => {
    if (visibleCount > firstReviews) firstAdded.current?.focus();
  }, [visibleCount]);

  return (
    <>
      <ul className={styles.list} aria-label={t`Skrivna omdömen`}>
        {shown.map((review, index) => (
          <li key={review.id} className={styles.review}>
            <h3
              ref={index === visibleCount - moreReviews ? firstAdded : undefined}
              className={styles.title}
              tabIndex={-1}
            >
              {review.title}
            </h3>
            <Stars value={review.stars} label={t`Betyg ${review.stars} av 5`} />
            <p className={styles.text}>{review.text}</p>
            <p className={styles.giver}>
              <span>
                {review.author}, <time dateTime={review.date}>{formatLongDate(review.date)}</time>
              </span>
              {review.verified ? (
                <Badge tone="success">
                  <Trans>Verifierat köp</Trans>
                </Badge>
              ) : (
                <Badge>
                  <Trans>Inte kontrollerat</Trans>
                </Badge>
              )}
            </p>
          </li>
        ))}
      </ul>
      {reviews.length > firstReviews && (
        <ShowMore
          shown={shown.length}
          total={reviews.length}
          summary={
            <Trans>
              visar {shown.length} av {reviews.length} skrivna omdömen
            </Trans>
          }
          label={<Trans>Visa fler omdömen</Trans>}
          onMore={() => setVisibleCount(visibleCount + moreReviews)}
        />
      )}
    </>
  );
}
