import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { bagQuery } from '../../../api/expedition/bag/queries';
import { BagRowControls } from '../../../blocks/prescription-rows/BagRowControls';
import { RowNotes } from '../../../blocks/prescription-rows/RowNotes';
import * as styles from '../Prescriptions.css';

/** The number of packages in the cart from a prescription of the list. */
export function ItemInBag({ prescriptionId }: { prescriptionId: string }) {
  const { data } = useQuery(bagQuery(true));
  /** Of the prescription, which stays in the list. */
  const link = useRef<HTMLAnchorElement>(null);
  const row = data?.rows.find((each) => each.prescriptionId === prescriptionId);
  if (!row) return null;
  return (
    <div ref={findLink} className={styles.inBag}>
      {row.insteadOf !== null && (
        <p>
          <Trans>I varukorgen: {row.title}</Trans>
        </p>
      )}
      <RowNotes row={row} />
      <BagRowControls row={row} onRemoved={() => link.current?.focus()} />
    </div>
  );

  function findLink(controls: HTMLDivElement | null): void {
    link.current = controls?.closest('li')?.querySelector('a') ?? link.current;
  }
}
