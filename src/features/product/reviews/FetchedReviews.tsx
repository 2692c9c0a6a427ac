import { Trans, useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import { ReviewList } from './ReviewList';
import { ReviewSummary } from './ReviewSummary';
import * as styles from './Reviews.css';
import { firstReviews } from './review-counts';
import { useInView } from './use-in-view';
import { useReviews } from './use-reviews';

interface FetchedReviewsProps {
  /** Address of the page that isolates the company's script. */
  address: string;
  /** The number of ratings as far as the shop knows; sizes the placeholder. */
  expected: number;
  onRetry: () => void;
}

/** Loads reviews through the company's frame, hidden and without an origin, once the reviews' area is in view. */
export function FetchedReviews({ address, expected, onRetry }: FetchedReviewsProps) {
  const { t } = useLingui();
  const [inView, ref] = useInView();
  const [result, frame] = useReviews(inView);

  if (result === 'failed') return <FailureAlert title={<Trans>Omdömena kunde inte hämtas</Trans>} onRetry={onRetry} />;
  if (result?.count === 0)
    return (
      <p role="status">
        <Trans>Inga omdömen än</Trans>
      </p>
    );
  if (result)
    return (
      <>
        <ReviewSummary reviews={result} />
        {result.items.length > 0 && <ReviewList reviews={result.items} />}
      </>
    );
  return (
    <div ref={ref} className={styles.section} role="status" aria-label={t`Omdömen hämtas`}>
      {expected > 0 && <Skeleton className={styles.summaryPlaceholder} />}
      <div className={styles.list}>
        {[...Array(expected < firstReviews ? 1 : firstReviews).keys()].map((key) => (
          <Skeleton key={key} className={styles.reviewPlaceholder} />
        ))}
      </div>
      {expected > firstReviews && <div className={styles.morePlaceholder} />}
      {inView && (
        <iframe
          ref={frame}
          hidden
          src={address}
          title={t`Omdömen`}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
        />
      )}
    </div>
  );
}
