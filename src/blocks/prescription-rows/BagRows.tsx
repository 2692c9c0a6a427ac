import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { bagQuery, failuresToShow } from '../../api/expedition/bag/queries';
import type { BagRow } from '../../api/expedition/bag/schema';
import { useSession } from '../../session/use-session';
import { CooledNote } from '../cooled/CooledNote';
import { FailureAlert } from '../failure/FailureAlert';
import { BagRowControls } from './BagRowControls';
import { forWhom } from './for-whom';
import * as styles from './PrescriptionRows.css';
import { RowNotes } from './RowNotes';
import { RowsLoading } from './RowsLoading';

interface BagRowsProps {
  /** How many there will be. */
  totalRows: number;
  /** The last row is gone, and the list with it: the focus has to move to an element that stays. */
  onEmptied: () => void;
}

/** The products of the prescription bag with for whom they are. Without the service, the cart's sum stands alone. */
export function BagRows({ totalRows, onEmptied }: BagRowsProps) {
  const { t } = useLingui();
  const { signedIn } = useSession();
  const { data, error, failureCount } = useQuery(bagQuery(signedIn));
  const queries = useQueryClient();
  const list = useRef<HTMLUListElement>(null);
  /** Now, and not after the pause before the next try. */
  const retry = () => queries.resetQueries({ queryKey: bagQuery(signedIn).queryKey });
  if (!data && (error || failureCount >= failuresToShow)) {
    return <FailureAlert title={<Trans>Receptvarorna kan inte visas just nu</Trans>} onRetry={() => void retry()} />;
  }
  if (!data) return <RowsLoading rows={totalRows} />;

  function leave({ id }: BagRow): void {
    const others = [...(list.current?.children ?? [])].filter((item) => item instanceof HTMLElement);
    const next = others.find((item) => item.dataset.row !== id);
    if (next instanceof HTMLElement) next.focus();
    else onEmptied();
  }

  const products = data.rows.map(({ itemId }) => itemId);
  return (
    <ul ref={list} className={styles.rows} aria-label={t`Receptvaror i varukorgen`}>
      {data.rows.map((row) => (
        <li key={row.id} data-row={row.id} tabIndex={-1} className={styles.row}>
          <div className={styles.text}>
            <p className={styles.title}>{row.title}</p>
            <p className={styles.note}>{forWhom(row.patient)}</p>
            <RowNotes row={row} />
            <CooledNote itemId={row.itemId} products={products} className={styles.note} />
          </div>
          <BagRowControls row={row} onRemoved={() => leave(row)} />
        </li>
      ))}
    </ul>
  );
}
