import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Prescription } from '../../domain/prescription';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';
import { maxQuantityMessage } from './max-quantity-message';
import * as styles from './PrescriptionRows.css';

/** The most packages at once, with a dialog on the reason. */
export function MaxQuantity({ max: { quantity, reason } }: { max: Prescription['maxQuantity'] }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <p className={styles.note}>
      <Trans>Högst {quantity} st.</Trans>{' '}
      <Button variant="tertiary" size="small" onClick={() => setOpen(true)}>
        <Trans>Varför inte fler?</Trans>
      </Button>
      {isOpen && (
        <Modal title={t`Varför inte fler?`} onClose={() => setOpen(false)}>
          <p>{maxQuantityMessage(reason)}</p>
        </Modal>
      )}
    </p>
  );
}
