import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { FoundPharmacy, PharmacyId } from '../../domain/pharmacy';
import { useNow } from '../../lib/use-now';
import { useStepwise } from '../../lib/use-stepwise';
import { Button } from '../../ui/button/Button';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { focusNew } from '../focus-new/focus-new';
import * as styles from './find-pharmacy.css';
import { MyPharmacyNote } from './MyPharmacyNote';
import { PharmacyRows } from './PharmacyRows';
import type { Subject } from './subject';
import { useFollowedToggle } from './use-followed-toggle';
import type { Pharmacies } from './use-listed-pharmacies';

interface PharmacyListProps {
  list: Pharmacies;
  /** One sentence about the search. */
  status: string;
  /** The products whose stock is shown. */
  subjects: readonly Subject[];
  /** Below the sentence that there are none. */
  whenNone?: ReactNode;
  onMore: () => void;
  /** The button with the focus is removed. */
  onRetry: () => void;
  /** With a map: the pharmacy that is marked in both. */
  selected?: PharmacyId | null;
  onSelect?: ((id: PharmacyId) => void) | undefined;
}

const none: readonly FoundPharmacy[] = [];

/** The pharmacies of a search, with a button for more, or why there are none. */
export function PharmacyList({
  list,
  status,
  subjects,
  whenNone,
  onMore,
  onRetry,
  selected = null,
  onSelect,
}: PharmacyListProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  // Each minute all rows are rendered, with the page usable meanwhile.
  const now = useDeferredValue(useNow());
  const { search, found, ofSearch, loaded, pages, totalPages, loading, failed, retry, my } = list;
  const onToggle = useFollowedToggle({ rows: frame, mine: my.mine, moves: subjects.length > 0, onLost: onRetry });
  const latest = useMemo(
    () => ({ key: search, items: found ?? none, subjects, now, selected, onSelect, onToggle }),
    [search, found, subjects, now, selected, onSelect, onToggle],
  );
  const { rows, leaving } = useStepwise(latest);
  const label = subjects.length > 0 ? t`Apotek och lagersaldo` : t`Apotek`;
  const isMore = Boolean(found && ofSearch?.length);
  const showsMore = found !== undefined && pages < totalPages;

  const asked = useRef<{ pages: number; rows: number } | null>(null);
  useEffect(() => {
    const before = asked.current;
    if (loading || !before || pages <= before.pages) return;
    asked.current = null;
    // A page that has only the visitor's own pharmacy, which is first, adds no row that the focus could go to.
    if (!showsMore && found?.length === before.rows) onRetry();
  });

  function showMore(): void {
    const rowsBefore = found?.length ?? 0;
    asked.current = { pages, rows: rowsBefore };
    focusNew(frame.current, rowsBefore, document.activeElement);
    onMore();
  }

  return (
    <>
      <div role="status">
        <p className={styles.status}>{status}</p>
        <MyPharmacyNote my={my} products={subjects.length} />
      </div>
      {loading && !found && <Skeleton lines={8} />}
      {ofSearch?.length === 0 && whenNone}
      <div ref={frame}>
        {[rows, ...leaving].map((each) => (
          <div key={each.key} className={each === rows ? undefined : styles.leaving} hidden={each.items.length === 0}>
            <PharmacyRows rows={each} label={label} />
          </div>
        ))}
      </div>
      {failed && (
        <FailureAlert
          title={
            subjects.length > 0 ? (
              <Trans>Något gick fel när vi hämtade lagersaldo</Trans>
            ) : (
              <Trans>Något gick fel när vi hämtade apoteken</Trans>
            )
          }
          movesFocus
          // The button for more has given way to it.
          takesFocus={isMore}
          onRetry={(losesFocus) => {
            if (losesFocus && isMore) focusNew(frame.current, found?.length ?? 0, document.activeElement);
            else if (losesFocus) onRetry();
            retry();
          }}
        />
      )}
      {totalPages > 0 && found && found.length > 0 && !failed && (
        <div className={styles.after}>
          <p className={styles.quiet} role="status">
            <Trans>
              Sida {loaded} av {totalPages}
            </Trans>
          </p>
          {(showsMore || loading) && (
            <Button variant="secondary" loading={loading} onClick={showMore}>
              <Trans>Visa fler apotek</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}
