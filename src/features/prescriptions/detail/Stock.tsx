import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { PatientRef } from '../../../api/expedition/patient';
import { productOptionsQuery } from '../../../api/expedition/queries';
import { AvailabilityText } from '../../../blocks/availability/AvailabilityText';
import { FindPharmacy } from '../../../blocks/find-pharmacy/FindPharmacy';
import { PharmacyStockBadge } from '../../../blocks/pharmacy-stock/PharmacyStockBadge';
import type { Prescription } from '../../../domain/prescription';
import { isReplacedInStock } from '../../../domain/product-options';
import { Fact } from '../Fact';
import * as styles from '../Prescriptions.css';

/** Whether the prescribed product can be delivered, and which pharmacies have it. Not for what is no longer dispensed. */
export function Stock({ patient, prescription }: { patient: PatientRef; prescription: Prescription }) {
  const { id, title, sensitive, items, order } = prescription;
  const { data: options } = useQuery({ ...productOptionsQuery(patient, id, 1), enabled: order.enabled });
  const item = items[0]?.itemId;
  const isDispensed = order.enabled || order.reason === 'STARTER_PACK' || order.reason === 'DISPENSE_INTERVAL';
  if (item === undefined || !isDispensed) return null;
  const prescribed = options?.find(({ prescriptionItemId }) => prescriptionItemId === item);
  return (
    <section className={styles.card} aria-labelledby="recept-lager">
      <h2 id="recept-lager" className={styles.title}>
        <Trans>Lagersaldo</Trans>
      </h2>
      <dl className={styles.facts}>
        {prescribed && (
          <Fact term={<Trans>På nätet</Trans>}>
            {isReplacedInStock(options ?? []) ? (
              <Trans>Varan på receptet är slut. En utbytbar vara finns i lager.</Trans>
            ) : (
              <AvailabilityText availability={prescribed.product.availability} />
            )}
          </Fact>
        )}
        <Fact term={<Trans>På apotek</Trans>}>
          {sensitive ? <PharmacyStockBadge stock="unknown" /> : <Trans>Se vilka apotek som har läkemedlet.</Trans>}
        </Fact>
      </dl>
      <div className={styles.find}>
        <FindPharmacy product={{ productNumber: item, title, marketingSensitive: sensitive, prescriptionId: id }} />
      </div>
    </section>
  );
}
