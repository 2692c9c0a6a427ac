import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { bagQuery } from '../../../api/expedition/bag/queries';
import type { PatientRef } from '../../../api/expedition/patient';
import { productOptionsQuery } from '../../../api/expedition/queries';
import type { Prescription } from '../../../domain/prescription';
import { chosenOption, periodOffer } from '../../../domain/product-options';
import { formatMoney } from '../../../i18n/format';
import { Modal } from '../../../ui/modal/Modal';
import * as styles from '../Prescriptions.css';

interface SubstitutionProps {
  patient: PatientRef;
  prescription: Prescription;
  /** The customer's choice of product in the order form. */
  chosen: string | null;
}

/** Whether the product may be replaced, what that saves, and what it means. */
export function Substitution({ patient, prescription, chosen }: SubstitutionProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { id, substitutionAllowed, order, animal } = prescription;
  const { data: bag } = useQuery(bagQuery(true));
  const isOffered = substitutionAllowed && order.enabled;
  const { data: options } = useQuery({ ...productOptionsQuery(patient, id, 1), enabled: isOffered });
  const offer = isOffered && options ? periodOffer(options) : null;
  const row = bag?.rows.find(({ prescriptionId }) => prescriptionId === id);
  const period = offer?.option;
  const isInBag = row !== undefined && row.itemId === period?.prescriptionItemId;
  const isChosen = !row && options !== undefined && chosenOption(options, chosen) === period;
  return (
    <section className={styles.card} aria-labelledby="recept-utbyte">
      <h2 id="recept-utbyte" className={styles.title}>
        <Trans>Utbyte</Trans>
      </h2>
      <p>
        {substitutionAllowed ? (
          <Trans>Läkemedlet får bytas ut mot ett likvärdigt läkemedel.</Trans>
        ) : animal ? (
          <Trans>Läkemedel till djur byts inte ut.</Trans>
        ) : (
          <Trans>Den som skrev receptet har bestämt att läkemedlet inte får bytas ut.</Trans>
        )}
      </p>
      {offer && isInBag && (
        <p>
          <Trans>Du har valt periodens vara, {offer.option.product.title}.</Trans>
        </p>
      )}
      {offer && isChosen && (
        <p>
          <Trans>
            Periodens vara, {offer.option.product.title}, är vald. Du sparar {formatMoney(offer.saved)} per förpackning.
          </Trans>
        </p>
      )}
      {offer && !isInBag && !isChosen && (
        <p>
          <strong>
            <Trans>
              Byt till periodens vara, {offer.option.product.title}. Du sparar {formatMoney(offer.saved)} per
              förpackning.
            </Trans>
          </strong>
        </p>
      )}
      <div>
        <button type="button" className={styles.question} onClick={() => setOpen(true)}>
          <Trans>Vad är utbyte?</Trans>
        </button>
      </div>
      {isOpen && (
        <Modal title={t`Vad är utbyte?`} onClose={() => setOpen(false)}>
          <p>
            <Trans>
              Läkemedel med samma verksamma ämne, styrka och form är likvärdiga, också när de kommer från olika
              tillverkare. Apoteket ska erbjuda det billigaste av dem. Det kallas periodens vara.
            </Trans>
          </p>
          <p>
            <Trans>
              Väljer du periodens vara är hela priset inom högkostnadsskyddet. Vill du ha varan som står på receptet
              betalar du mellanskillnaden själv. Väljer du ett annat likvärdigt läkemedel betalar du hela priset själv.
            </Trans>
          </p>
          <p>
            <Trans>Har läkaren eller en farmaceut sagt nej till utbyte är hela priset inom högkostnadsskyddet.</Trans>
          </p>
        </Modal>
      )}
    </section>
  );
}
