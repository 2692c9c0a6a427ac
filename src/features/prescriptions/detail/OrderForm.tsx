import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { expectedFailure, type Failure } from '../../../api/errors';
import type { PatientRef } from '../../../api/expedition/patient';
import { productOptionsQuery } from '../../../api/expedition/queries';
import { LostProtection } from '../../../blocks/prescription-rows/LostProtection';
import { MaxQuantity } from '../../../blocks/prescription-rows/MaxQuantity';
import { useBagChange } from '../../../blocks/prescription-rows/use-bag-change';
import type { Prescription } from '../../../domain/prescription';
import { chosenOption } from '../../../domain/product-options';
import { formatLongDate, formatMoney } from '../../../i18n/format';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { QuantityStepper } from '../../../ui/form/QuantityStepper';
import { RadioGroup } from '../../../ui/form/RadioGroup';
import * as styles from '../Prescriptions.css';
import { OptionHint } from './OptionHint';

interface OrderFormProps {
  patient: PatientRef;
  prescription: Prescription;
  /** The customer's choice of product, which the page knows, too. */
  chosen: string | null;
  onChoose: (prescriptionItemId: string) => void;
  /** Null if it is in the bag now. */
  onOrdered: (failure: Failure | null) => void;
}

/** The choice of product and number of packages, at the price for that number. */
export function OrderForm({ patient, prescription, chosen, onChoose, onOrdered }: OrderFormProps) {
  const { t } = useLingui();
  const { id, maxQuantity, losesCostProtection, nextCostProtectedDispense: next } = prescription;
  const [quantity, setQuantity] = useState(1);
  const { data: options = [], isPlaceholderData } = useQuery(productOptionsQuery(patient, id, quantity));
  const [asksToLose, setAsksToLose] = useState(false);
  const { add } = useBagChange();
  /** The second press of a double press comes before the first has been rendered. */
  const isOrdering = useRef(false);
  // The product of the page that led here may be sold out.
  const option = chosenOption(options, chosen);
  if (!option) return <Alert tone="info">{t`Läkemedlet är tyvärr slut just nu.`}</Alert>;

  async function order(prescriptionItemId: string): Promise<void> {
    setAsksToLose(false);
    if (isOrdering.current) return;
    isOrdering.current = true;
    const addition = { patient, prescriptionId: id, prescriptionItemId, quantity };
    const failure = await add.mutateAsync(addition).then(() => null, expectedFailure);
    isOrdering.current = false;
    onOrdered(failure);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!option || add.isPending || isPlaceholderData) return;
    if (losesCostProtection) setAsksToLose(true);
    else void order(option.prescriptionItemId);
  }

  return (
    <form onSubmit={submit} className={styles.form}>
      {losesCostProtection && next !== null && (
        <Alert tone="info">
          <Trans>
            Du har läkemedel kvar sedan förra uttaget. Från {formatLongDate(next)} ingår nästa uttag i
            högkostnadsskyddet igen.
          </Trans>
        </Alert>
      )}
      <RadioGroup
        name="option"
        legend={<Trans>Välj vara</Trans>}
        value={option.prescriptionItemId}
        onChange={onChoose}
        options={options.map((each) => ({
          value: each.prescriptionItemId,
          label: each.product.title,
          hint: <OptionHint option={each} prescription={prescription} />,
          disabled: each.product.availability.stock === 0,
        }))}
      />
      <QuantityStepper
        value={quantity}
        max={maxQuantity.quantity}
        onChange={setQuantity}
        labels={{ value: t`Antal förpackningar`, less: t`Minska antalet`, more: t`Öka antalet` }}
      />
      {quantity >= maxQuantity.quantity && <MaxQuantity max={maxQuantity} />}
      <p role="status" aria-busy={isPlaceholderData}>
        <Plural value={quantity} one="# förpackning" other="# förpackningar" />:{' '}
        <Trans>du betalar {formatMoney(option.customerPrice)}</Trans>
      </p>
      <Button type="submit" loading={add.isPending}>
        <Trans>Lägg i varukorgen</Trans>
      </Button>
      {asksToLose && (
        <LostProtection
          next={next}
          option={option}
          onAccept={() => void order(option.prescriptionItemId)}
          onDecline={() => setAsksToLose(false)}
        />
      )}
    </form>
  );
}
