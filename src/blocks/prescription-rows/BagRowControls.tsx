import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { expectedFailure, failureOf } from '../../api/errors';
import type { BagRow } from '../../api/expedition/bag/schema';
import { formatMoney } from '../../i18n/format';
import { Alert } from '../../ui/alert/Alert';
import { IconButton } from '../../ui/button/IconButton';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { trash } from '../../ui/icon/paths';
import { showToast } from '../../ui/toast/toast-queue';
import { bagFailureMessage } from './bag-failure-message';
import { LostProtectionOfRow } from './LostProtectionOfRow';
import { MaxQuantity } from './MaxQuantity';
import * as styles from './PrescriptionRows.css';
import { useBagChange } from './use-bag-change';

interface BagRowControlsProps {
  row: BagRow;
  /** Called when the row is about to disappear with what has the focus. */
  onRemoved: () => void;
}

/** Number of packages, price and removal of a row, with why a change was refused. */
export function BagRowControls({ row, onRemoved }: BagRowControlsProps) {
  const { t } = useLingui();
  const { setQuantity, remove } = useBagChange();
  /** Waits for the answer to what the loss of the protection costs. */
  const [asked, setAsked] = useState<number | null>(null);
  const { id, title, maxQuantity, losesCostProtection } = row;
  const quantity = setQuantity.isPending ? setQuantity.variables.quantity : row.quantity;
  const failure = failureOf(setQuantity.error ?? remove.error);

  async function write(requested: number): Promise<void> {
    setAsked(null);
    remove.reset();
    await setQuantity.mutateAsync({ rowId: id, quantity: requested }).catch(showIfGone);
  }

  function change(requested: number): void {
    if (remove.isPending) return;
    if (requested > row.quantity && losesCostProtection) setAsked(requested);
    else void write(requested);
  }

  async function removeRow(button: HTMLElement): Promise<void> {
    if (remove.isPending) return;
    setQuantity.reset();
    const bag = await remove.mutateAsync(id).catch(showIfGone);
    if (!bag) return;
    showToast({ text: t`${title} har tagits bort ur varukorgen`, tone: 'success' });
    if ([button, document.body].some((element) => element === document.activeElement)) onRemoved();
  }

  return (
    <>
      <div className={styles.controls} aria-busy={setQuantity.isPending || remove.isPending}>
        <QuantityStepper
          value={quantity}
          {...(maxQuantity && { max: Math.max(1, maxQuantity.quantity) })}
          onChange={change}
          labels={{
            value: t`Antal av ${title}`,
            less: t`Minska antalet av ${title}`,
            more: t`Öka antalet av ${title}`,
          }}
        />
        <IconButton
          label={t`Ta bort ${title}`}
          icon={trash}
          onClick={({ currentTarget }) => void removeRow(currentTarget)}
        />
        <p className={styles.price}>{formatMoney(row.customerPrice)}</p>
      </div>
      {maxQuantity && quantity >= maxQuantity.quantity && (
        <div className={styles.wholeRow}>
          <MaxQuantity max={maxQuantity} />
        </div>
      )}
      {failure && (
        <div className={styles.wholeRow}>
          <Alert tone="error">{bagFailureMessage(failure)}</Alert>
        </div>
      )}
      {asked !== null && (
        <LostProtectionOfRow
          row={row}
          quantity={asked}
          onAccept={() => void write(asked)}
          onDecline={() => setAsked(null)}
        />
      )}
    </>
  );
}

/** A row that was removed elsewhere disappears with its message: it is shown apart. */
function showIfGone(error: unknown): undefined {
  const failure = expectedFailure(error);
  if (failure.kind === 'refused' && failure.status === 404) showToast({ text: bagFailureMessage(failure) });
}
