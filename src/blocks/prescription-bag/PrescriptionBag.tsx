import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { cartActions } from '../../cart/cart-actions';
import type { CartView } from '../../cart/view';
import type { PrescriptionBag as Bag } from '../../domain/cart';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { showToast } from '../../ui/toast/toast-queue';
import { FailureText } from '../cart-problem/FailureText';
import { problemOf } from '../cart-problem/problem-message';
import { BagRows } from '../prescription-rows/BagRows';
import { BagSums } from './BagSums';
import * as styles from './PrescriptionBag.css';
import { RemoveAllModal } from './RemoveAllModal';

interface PrescriptionBagProps {
  bag: Bag;
  /** Level of its heading. */
  level: 2 | 3;
  problem: CartView['problem'];
  /** The section is gone with its button: the focus has to move to an element that stays. */
  onRemoved: () => void;
}

/** The cart's prescription goods: their number and total from the cart, the products from the prescription service. */
export function PrescriptionBag({ bag, level, problem, onRemoved }: PrescriptionBagProps) {
  const { t } = useLingui();
  const Heading = level === 2 ? 'h2' : 'h3';
  const titleId = useId();
  const [isConfirming, setIsConfirming] = useState(false);
  const [removing, setRemoving] = useState(false);
  const refusal = problemOf(problem, ['removeRx']);

  async function removeAll(): Promise<void> {
    setIsConfirming(false);
    setRemoving(true);
    const { ok } = await cartActions.change({ kind: 'removeRx' });
    setRemoving(false);
    if (!ok) return;
    showToast({ text: <Trans>Receptvarorna har tagits bort ur varukorgen</Trans>, tone: 'success' });
    onRemoved();
  }

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <Heading id={titleId} className={styles.title}>
        <Trans>Receptvaror</Trans>
      </Heading>
      <p>
        <Plural value={bag.totalRows} one="# läkemedel på recept" other="# läkemedel på recept" />,{' '}
        <Plural value={bag.quantity} one="# förpackning" other="# förpackningar" />
      </p>
      <BagRows onEmptied={onRemoved} />
      <BagSums bag={bag} />
      <Button variant="secondary" size="small" loading={removing} onClick={() => setIsConfirming(true)}>
        <Trans>Ta bort alla receptvaror</Trans>
      </Button>
      {refusal && (
        <Alert tone="error" title={t`Receptvarorna kunde inte tas bort`}>
          <FailureText failure={refusal.failure} />
        </Alert>
      )}
      {isConfirming && <RemoveAllModal onAccept={() => void removeAll()} onDecline={() => setIsConfirming(false)} />}
    </section>
  );
}
