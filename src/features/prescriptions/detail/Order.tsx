import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Failure } from '../../../api/errors';
import { bagQuery } from '../../../api/expedition/bag/queries';
import type { PatientRef } from '../../../api/expedition/patient';
import { productOptionsQuery } from '../../../api/expedition/queries';
import { FailureAlert } from '../../../blocks/failure/FailureAlert';
import { blockMessage } from '../../../blocks/prescription-rows/block-message';
import type { Prescription } from '../../../domain/prescription';
import { Alert } from '../../../ui/alert/Alert';
import * as styles from '../Prescriptions.css';
import { Waiting } from '../Waiting';
import { additionFailureMessage } from './addition-failure-message';
import { InBag } from './InBag';
import { OrderForm } from './OrderForm';
import { showInCart } from './show-in-cart';

interface OrderProps {
  patient: PatientRef;
  prescription: Prescription;
  /** The customer's choice of product. */
  chosen: string | null;
  onChoose: (prescriptionItemId: string) => void;
}

/** What can be ordered from a prescription; if something of it is in the bag already, that; or why nothing can. */
export function Order({ patient, prescription, chosen, onChoose }: OrderProps) {
  const { t } = useLingui();
  const { order, id } = prescription;
  const heading = useRef<HTMLHeadingElement>(null);
  const bag = useQuery(bagQuery(true));
  const options = useQuery({ ...productOptionsQuery(patient, id, 1), enabled: order.enabled });
  const [failure, setFailure] = useState<Failure | null>(null);

  function ordered(failed: Failure | null): void {
    setFailure(failed);
    if (failed) return;
    showInCart();
    // The form has disappeared.
    heading.current?.focus();
  }

  return (
    <section className={styles.card} aria-labelledby="recept-bestall">
      <h2 ref={heading} tabIndex={-1} id="recept-bestall" className={styles.title}>
        <Trans>Beställ</Trans>
      </h2>
      {content()}
      {failure && <Alert tone="error">{additionFailureMessage(failure)}</Alert>}
    </section>
  );

  function content() {
    const row = bag.data?.rows.find(({ prescriptionId }) => prescriptionId === id);
    if (row) return <InBag row={row} onRemoved={() => heading.current?.focus()} />;
    if (!order.enabled) return <Alert tone="info">{blockMessage(prescription)}</Alert>;
    if ((!options.data && options.error) || (!bag.data && bag.error)) {
      return (
        <FailureAlert
          onRetry={() => {
            void options.refetch();
            void bag.refetch();
          }}
        />
      );
    }
    if (!options.data || !bag.data) return <Waiting label={t`Varorna hämtas`} />;
    return <OrderForm {...{ patient, prescription, chosen, onChoose }} onOrdered={ordered} />;
  }
}
