import { Trans } from '@lingui/react/macro';
import * as styles from './ProductScreen.css';

/** Replaces the buy button: explains how to buy a prescription product. */
export function OnPrescription() {
  return (
    <div className={styles.watching}>
      <strong>
        <Trans>Receptbelagd vara</Trans>
      </strong>
      <p>
        <Trans>
          Varan kan inte läggas i varukorgen. Köp på recept: när din läkare har skrivit ett e-recept hämtar du ut
          läkemedlet på ett apotek. Ta med legitimation. Priset kan bli lägre med högkostnadsskyddet.
        </Trans>
      </p>
    </div>
  );
}
