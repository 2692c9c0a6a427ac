import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { failureOf } from '../../../api/errors';
import type { BagRow } from '../../../api/expedition/schema';
import type { Prescription } from '../../../domain/prescription';
import { formatMoney } from '../../../i18n/format';
import { Alert } from '../../../ui/alert/Alert';
import { Button } from '../../../ui/button/Button';
import { QuantityStepper } from '../../../ui/form/QuantityStepper';
import { useBagChange } from '../use-bag-change';
import { MaxQuantity } from './MaxQuantity';
import { orderFailureMessage } from './order-failure-message';

/** What is in the bag from a prescription: its number can be changed, and it can be removed. */
export function InBag({ row, max }: { row: BagRow; max: Prescription['maxQuantity'] }) {
  const { t } = useLingui();
  const { setQuantity, remove } = useBagChange();
  const error = setQuantity.error ?? remove.error;
  return (
    <>
      <p>
        <Trans>I varukorgen: {row.title}</Trans>,{' '}
        <Plural value={row.quantity} one="# förpackning" other="# förpackningar" />, {formatMoney(row.customerPrice)}
      </p>
      <QuantityStepper
        value={row.quantity}
        max={max.quantity}
        disabled={setQuantity.isPending || remove.isPending}
        onChange={(quantity) => setQuantity.mutate({ rowId: row.id, quantity })}
        labels={{ value: t`Antal av ${row.title}`, less: t`Minska antalet`, more: t`Öka antalet` }}
      />
      {row.quantity >= max.quantity && <MaxQuantity max={max} />}
      <div>
        <Button variant="secondary" loading={remove.isPending} onClick={() => remove.mutate(row.id)}>
          <Trans>Ta bort ur varukorgen</Trans>
        </Button>
      </div>
      {error && <Alert tone="error">{orderFailureMessage(failureOf(error))}</Alert>}
    </>
  );
}
