import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { markStale } from '../../api/stale-after';
import { removeAllFromBag } from '../../cart/bag-changes';
import type { CartView } from '../../cart/view';
import type { PrescriptionBag as Bag } from '../../domain/cart';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { ConfirmModal } from '../../ui/modal/ConfirmModal';
import { showToast } from '../../ui/toast/toast-queue';
import { FailureText } from '../cart-problem/FailureText';
import { problemOf } from '../cart-problem/problem-message';
import { BagSection, type BagSectionProps } from './BagSection';
import { BagSums } from './BagSums';

interface PrescriptionBagProps extends BagSectionProps {
  bag: Bag;
  problem: CartView['problem'];
}

/** The cart's prescription goods: their number and total from the cart, the products from the prescription service. */
export function PrescriptionBag({ bag, level, problem, onRemoved }: PrescriptionBagProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [isConfirming, setIsConfirming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const refusal = problemOf(problem, ['removeRx']);

  async function removeAll(): Promise<void> {
    setIsConfirming(false);
    setRemoving(true);
    const { ok } = await removeAllFromBag();
    setRemoving(false);
    if (!ok) return;
    // Not awaited: the customer continues.
    void markStale(queries, 'changeBag');
    showToast({ text: <Trans>Receptvarorna har tagits bort ur varukorgen</Trans>, tone: 'success' });
    onRemoved();
  }

  return (
    <BagSection totalRows={bag.totalRows} quantity={bag.quantity} level={level} onRemoved={onRemoved}>
      <BagSums bag={bag} />
      <Button variant="secondary" size="small" loading={removing} onClick={() => setIsConfirming(true)}>
        <Trans>Ta bort alla receptvaror</Trans>
      </Button>
      {refusal && (
        <Alert tone="error" title={t`Receptvarorna kunde inte tas bort`}>
          <FailureText failure={refusal.failure} />
        </Alert>
      )}
      {isConfirming && (
        <ConfirmModal
          title={<Trans>Vill du ta bort alla receptvaror?</Trans>}
          action={<Trans>Ta bort alla</Trans>}
          cancel={<Trans>Behåll dem</Trans>}
          onConfirm={() => void removeAll()}
          onClose={() => setIsConfirming(false)}
        >
          <p>
            <Trans>De tas bort ur varukorgen. Dina recept finns kvar.</Trans>
          </p>
        </ConfirmModal>
      )}
    </BagSection>
  );
}
