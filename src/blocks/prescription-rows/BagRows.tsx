import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { bagQuery } from '../../api/expedition/bag/queries';
import type { BagRow } from '../../api/expedition/bag/schema';
import { useSession } from '../../session/use-session';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { BagRowControls } from './BagRowControls';
import { forWhom } from './for-whom';
import * as styles from './PrescriptionRows.css';
import { RowNotes } from './RowNotes';
import { useCooled } from './use-cooled';

interface BagRowsProps {
  /** The last row is gone, and the list with it: the focus has to move to an element that stays. */
  onEmptied: () => void;
}

/** The products of the prescription bag with for whom they are. Without the service, the cart's sum stands alone. */
export function BagRows({ onEmptied }: BagRowsProps) {
  const { t } = useLingui();
  const { signedIn } = useSession();
  const { data, error, refetch } = useQuery(bagQuery(signedIn));
  const cooled = useCooled(data?.rows.map(({ itemId }) => itemId) ?? []);
  const list = useRef<HTMLUListElement>(null);
  if (!data && error) {
    return <FailureAlert title={<Trans>Receptvarorna kan inte visas just nu</Trans>} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <div role="status" aria-label={t`Receptvarorna hämtas`} className={styles.rows}>
        <Skeleton className={styles.placeholder} />
      </div>
    );
  }

  function leave({ id }: BagRow): void {
    const others = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const next = others.find((item) => item.dataset.row !== id);
    if (next instanceof HTMLElement) next.focus();
    else onEmptied();
  }

  return (
    <ul ref={list} className={styles.rows} aria-label={t`Receptvaror i varukorgen`}>
      {data.rows.map((row) => (
        <li key={row.id} data-row={row.id} tabIndex={-1} className={styles.row}>
          <div className={styles.text}>
            <p className={styles.title}>{row.title}</p>
            <p className={styles.note}>{forWhom(row.patient)}</p>
            <RowNotes row={row} />
            {cooled.has(row.itemId) && (
              <p className={styles.note}>
                <Trans>Kylvara: levereras kyld</Trans>
              </p>
            )}
          </div>
          <BagRowControls row={row} onRemoved={() => leave(row)} />
        </li>
      ))}
    </ul>
  );
}
