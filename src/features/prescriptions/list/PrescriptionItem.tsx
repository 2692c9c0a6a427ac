import { Trans } from '@lingui/react/macro';
import { memo } from 'react';
import { Link } from '../../../blocks/link/Link';
import { orderStatus } from '../../../blocks/prescription-rows/order-status';
import type { Prescription } from '../../../domain/prescription';
import { type Context, displayStates } from '../../../domain/prescription-states';
import { formatDate } from '../../../i18n/format';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';
import { ItemInBag } from './ItemInBag';
import { StateBadges } from './StateBadges';

interface PrescriptionItemProps {
  prescription: Prescription;
  context: Context;
  path: string;
}

/** A prescription in a list, which leads to the prescription. Rendered again only if it has changed: lists are long. */
export const PrescriptionItem = memo(function PrescriptionItem({ prescription, context, path }: PrescriptionItemProps) {
  const { title, dosage, treatmentPurpose, remainingDispenses, dispensesTotal, expirationDate, animal } = prescription;
  const isInBag = context.inBag.has(prescription.id);
  return (
    <li className={styles.card}>
      <StateBadges states={displayStates(prescription, context)} />
      <h2 className={styles.title}>
        <Link href={path}>{title}</Link>
      </h2>
      {animal && (
        <p>
          <Trans>
            Till {animal.name}, {animal.type} ({animal.species})
          </Trans>
        </p>
      )}
      <p>{dosage}</p>
      <dl className={styles.facts}>
        {treatmentPurpose !== null && <Fact term={<Trans>Ändamål</Trans>}>{treatmentPurpose}</Fact>}
        {!isInBag && <Fact term={<Trans>Beställning</Trans>}>{orderStatus(prescription)}</Fact>}
        <Fact term={<Trans>Uttag kvar</Trans>}>
          <Trans>
            {remainingDispenses} av {dispensesTotal}
          </Trans>
        </Fact>
        <Fact term={<Trans>Gäller till och med</Trans>}>{formatDate(expirationDate)}</Fact>
      </dl>
      {isInBag && <ItemInBag prescriptionId={prescription.id} />}
    </li>
  );
});
