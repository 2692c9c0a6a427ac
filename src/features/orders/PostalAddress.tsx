import { Trans } from '@lingui/react/macro';
import type { ContactAddress } from '../../domain/cart';
import { unbrokenPostalCode } from '../../i18n/unbroken-postal-code';
import * as styles from './PostalAddress.css';

/** A postal address without the name. */
export function PostalAddress({ address: { careOf, street, postalCode, city } }: { address: ContactAddress }) {
  return (
    <address className={styles.address}>
      {careOf && (
        <span>
          <Trans>c/o {careOf}</Trans>
        </span>
      )}
      <span>{street}</span>
      <span>
        {unbrokenPostalCode(postalCode)} {city}
      </span>
    </address>
  );
}
