import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bagQuery } from '../../api/expedition/bag/queries';
import type { ProductNumber } from '../../domain/ids';
import { formatDate } from '../../i18n/format';
import { currentArea } from '../../platform/mode/current-area';
import { patientPathsIn } from '../../routes/area-paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Link } from '../link/Link';
import { blockMessage } from '../prescription-rows/block-message';
import { chooseProduct } from './chosen-product';
import * as styles from './PrescribedProduct.css';
import type { FoundPrescription } from './use-prescribed';

/** More of one's own are on the list of prescriptions. */
const mostOwn = 5;

interface FoundPrescriptionsProps {
  found: readonly FoundPrescription[];
  product: ProductNumber;
}

/** Each prescription for a product: what to order from, what lies in the cart from it, or why nothing can be ordered. */
export function FoundPrescriptions({ found, product }: FoundPrescriptionsProps) {
  const bag = useQuery(bagQuery(true)).data;
  const own = found.filter(({ name }) => name === null);
  const shown = [...own.slice(0, mostOwn), ...found.filter(({ name }) => name !== null)];
  return (
    <>
      <p>
        {own.length > 0 ? (
          <Trans>Du har recept på varan. Frakten är fri för varor på recept.</Trans>
        ) : (
          <Trans>Det finns recept på varan till någon som du beställer åt. Frakten är fri för varor på recept.</Trans>
        )}
      </p>
      <ul className={styles.list}>
        {shown.map((each) => (
          <li key={each.prescription.id} className={styles.stack}>
            {itemOf(each)}
          </li>
        ))}
      </ul>
      {own.length > mostOwn && (
        <Link className={standaloneLink} href={currentArea().prescriptions()}>
          <Trans>Alla dina recept</Trans>
        </Link>
      )}
    </>
  );

  function itemOf({ prescription, patient, name }: FoundPrescription) {
    const { id, order, inStock, expirationDate } = prescription;
    const href = patientPathsIn(currentArea(), patient).prescription(id);
    const row = bag?.rows.find(({ prescriptionId }) => prescriptionId === id);
    if (order.enabled && inStock && !row) {
      return (
        <LinkButton href={href} link={Link} onClick={() => chooseProduct(id, product)}>
          {name === null ? (
            <Trans>
              Beställ på recept som gäller till <span className={styles.date}>{formatDate(expirationDate)}</span>
            </Trans>
          ) : (
            <Trans>Beställ på recept till {name}</Trans>
          )}
        </LinkButton>
      );
    }
    return (
      <>
        <p>{row ? <Trans>I varukorgen: {row.title}</Trans> : blockMessage(prescription)}</p>
        <div>
          <LinkButton variant="secondary" href={href} link={Link}>
            {name === null ? <Trans>Visa ditt recept</Trans> : <Trans>Visa receptet till {name}</Trans>}
          </LinkButton>
        </div>
      </>
    );
  }
}
