import { Trans } from '@lingui/react/macro';
import type { BagRow } from '../../api/expedition/bag/schema';
import { outsideMessage } from './outside-message';
import * as styles from './PrescriptionRows.css';

/** Which prescription a row fills, where that is not its own name, and what of its price is outside the high-cost protection. */
export function RowNotes({ row }: { row: BagRow }) {
  const { insteadOf, patient, nextCostProtectedDispense: next } = row;
  // An animal's medicine never comes under it.
  const outside = patient.kind === 'ANIMAL' ? null : outsideMessage({ ...row, next });
  return (
    <>
      {insteadOf !== null && (
        <p className={styles.note}>
          <Trans>I stället för {insteadOf}</Trans>
        </p>
      )}
      {outside && <p className={styles.outside}>{outside}</p>}
    </>
  );
}
