import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { customerQuery } from '../../api/expedition/bag/queries';
import { animals, self } from '../../api/expedition/patient';
import { prescriptionsQuery } from '../../api/expedition/queries';
import type { Prescription } from '../../domain/prescription';
import type { ProductCard } from '../../domain/product';
import { formatDate } from '../../i18n/format';
import { paths } from '../../routes/paths';
import { LinkButton } from '../../ui/button/LinkButton';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { Link } from '../link/Link';
import { chooseProduct } from './chosen-product';
import * as styles from './PrescribedProduct.css';

interface OwnPrescriptionsProps {
  product: ProductCard;
  /** The sign-in that had the focus is gone. */
  takesFocus: boolean;
}

/** The customer's prescriptions for a product, or for one that it may replace. Nothing is read before the terms are accepted. */
export function OwnPrescriptions({ product, takesFocus }: OwnPrescriptionsProps) {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  const customer = useQuery(customerQuery(true));
  const { termsConfirmedCustomer: hasOwn = false, termsConfirmedAnimal: hasAnimals = false } = customer.data ?? {};
  const own = useQuery({ ...prescriptionsQuery(self), enabled: hasOwn });
  const ofAnimals = useQuery({ ...prescriptionsQuery(animals), enabled: hasAnimals });
  return (
    <div ref={frame} tabIndex={-1} className={styles.stack}>
      {content()}
    </div>
  );

  function content(): ReactNode {
    const reads = [customer, ...(hasOwn ? [own] : []), ...(hasAnimals ? [ofAnimals] : [])];
    const failed = reads.filter(({ data, error }) => !data && error);
    if (failed.length > 0) {
      return (
        <FailureAlert
          title={<Trans>Just nu kan vi inte visa dina recept</Trans>}
          onRetry={() => {
            for (const each of failed) void each.refetch();
          }}
        />
      );
    }
    if (reads.some(({ data }) => !data)) {
      return (
        <div role="status" aria-label={t`Dina recept hämtas`}>
          <Skeleton lines={2} />
        </div>
      );
    }
    if (!hasOwn && !hasAnimals) {
      return (
        <ToPrescriptions title={<Trans>Till mina recept</Trans>}>
          <Trans>Godkänn villkoren för recept, så ser du om du har ett recept på varan.</Trans>
        </ToPrescriptions>
      );
    }
    const found = [
      ...prescribedIn(own.data?.prescriptions, paths.prescription),
      ...prescribedIn(ofAnimals.data?.prescriptions, paths.animalPrescription),
    ];
    if (found.length > 0) return <Found found={found} product={product} />;
    return (
      <ToPrescriptions title={<Trans>Se mina recept</Trans>}>
        <Trans>
          Du har inget recept på varan. Prata med vården om du behöver ett. När receptet är utskrivet kan du beställa
          här.
        </Trans>
      </ToPrescriptions>
    );
  }

  function prescribedIn(
    prescriptions: readonly Prescription[] = [],
    pathOf: (id: string) => string,
  ): FoundPrescription[] {
    return prescriptions
      .filter(({ items, order }) => order.enabled && items.some(({ itemId }) => itemId === product.productNumber))
      .map((prescription) => ({ prescription, path: pathOf(prescription.id) }));
  }
}

interface FoundPrescription {
  prescription: Prescription;
  path: string;
}

function Found({ found, product }: { found: readonly FoundPrescription[]; product: ProductCard }) {
  return (
    <>
      <p>
        <Trans>Du har recept på varan. Frakten är fri för varor på recept.</Trans>
      </p>
      <ul className={styles.list}>
        {found.map(({ prescription: { id, expirationDate, animal }, path }) => (
          <li key={id}>
            <LinkButton href={path} link={Link} onClick={() => chooseProduct(id, product.productNumber)}>
              {animal ? (
                <Trans>Beställ på recept till {animal.name}</Trans>
              ) : (
                <Trans>
                  Beställ på recept som gäller till <span className={styles.date}>{formatDate(expirationDate)}</span>
                </Trans>
              )}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  );
}

function ToPrescriptions({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <>
      <p>{children}</p>
      <div>
        <LinkButton variant="secondary" href={paths.prescriptions()} link={Link}>
          {title}
        </LinkButton>
      </div>
    </>
  );
}
