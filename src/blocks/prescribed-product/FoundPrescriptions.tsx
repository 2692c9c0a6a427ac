import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bagQuery } from '../../api/expedition/bag/queries';
import type { Prescription } from '../../domain/prescription';
import type { ProductCard } from '../../domain/product';
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
  product: Pick<ProductCard, 'productNumber' | 'availability'>;
}

/** Each prescription for a product: what to order from, what lies in the cart from it, or why nothing can be ordered. */
export function FoundPrescriptions({ found, product }: FoundPrescriptionsProps) {
  const bag = useQuery(bagQuery(true)).data;
  const own = found.filter(({ name }) => name === null);
  const shown = [...own.slice(0, mostOwn), ...found.filter(({ name }) => name !== null)];
  return (
    <>
      <p>{introOf()}</p>
      {product.availability.word === 'outOfStock' && found.some(({ prescription }) => mayOrder(prescription)) && (
        <p>
          <Trans>Just den här varan är slut i lager online. Du väljer en utbytbar vara när du beställer.</Trans>
        </p>
      )}
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

  function introOf() {
    const isOrdered = ({ prescription }: FoundPrescription) =>
      bag?.rows.some(({ prescriptionId }) => prescriptionId === prescription.id);
    if (!found.some((each) => mayOrder(each.prescription) || isOrdered(each))) {
      return <Trans>Varan går inte att beställa på recept här just nu.</Trans>;
    }
    return own.length > 0 ? (
      <Trans>Du har recept på varan. Frakten är fri för varor på recept.</Trans>
    ) : (
      <Trans>Det finns recept på varan till någon som du beställer åt. Frakten är fri för varor på recept.</Trans>
    );
  }

  function itemOf({ prescription, patient, name }: FoundPrescription) {
    const { id, expirationDate } = prescription;
    const href = patientPathsIn(currentArea(), patient).prescription(id);
    const row = bag?.rows.find(({ prescriptionId }) => prescriptionId === id);
    if (mayOrder(prescription) && !row) {
      return (
        <LinkButton href={href} link={Link} onClick={() => chooseProduct(id, product.productNumber)}>
          <span>
            {name === null ? (
              <Trans>
                Beställ på recept som gäller till <span className={styles.date}>{formatDate(expirationDate)}</span>
              </Trans>
            ) : (
              <Trans>Beställ på recept till {name}</Trans>
            )}
          </span>
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

function mayOrder({ order, inStock }: Prescription): boolean {
  return order.enabled && inStock;
}
