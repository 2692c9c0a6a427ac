import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { navigationTreeQuery } from '../../../api/elevate/queries';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { Skeleton } from '../../../ui/skeleton/Skeleton';
import * as styles from './CategoryFlyout.css';
import { TopCategories } from './TopCategories';
import { useClosing } from './use-closing';

/** All categories, below the header, which stays usable: a disclosure of the button before it, not a dialog. */
export function CategoryFlyout({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const panel = useRef<HTMLElement>(null);
  const { data, isError, refetch } = useQuery(navigationTreeQuery());
  useClosing(panel, onClose);
  return (
    <nav ref={panel} className={styles.flyout} aria-label={t`Kategorier`} aria-busy={!data && !isError}>
      <div className={styles.inner}>
        {isError && (
          <FailureAlert title={<Trans>Kategorierna kunde inte hämtas.</Trans>} onRetry={() => void refetch()} />
        )}
        {!data && !isError && [...Array(12).keys()].map((n) => <Skeleton key={n} className={styles.skeleton} />)}
        {data && <TopCategories nodes={data.tree.children} onClose={onClose} />}
      </div>
    </nav>
  );
}
