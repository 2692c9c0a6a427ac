import { Trans } from '@lingui/react/macro';
import * as styles from './find-pharmacy.css';
import type { Pharmacies } from './use-listed-pharmacies';

interface MyPharmacyNoteProps {
  my: Pharmacies['my'];
  /** How many products' stock is shown. */
  products: number;
}

/** Why the visitor's own pharmacy is not listed. */
export function MyPharmacyNote({ my, products }: MyPharmacyNoteProps) {
  const { mine, missing, failed, retry } = my;
  if (!mine) return null;
  const { name } = mine;
  if (missing === 'outOfStock') {
    return (
      <p>
        {products === 1 ? (
          <Trans>Mitt apotek har inte varan ({name}).</Trans>
        ) : (
          <Trans>Mitt apotek har inte alla varorna ({name}).</Trans>
        )}
      </p>
    );
  }
  if (missing === 'filtered') {
    return (
      <p>
        <Trans>Mitt apotek passar inte filtren ({name}).</Trans>
      </p>
    );
  }
  if (!failed) return null;
  return (
    <p className={styles.quiet}>
      <Trans>Vi kunde inte hämta lagersaldot på mitt apotek ({name}).</Trans>{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        <Trans>Försök igen</Trans>
      </button>
    </p>
  );
}
