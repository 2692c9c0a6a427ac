import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cartActions } from '../../cart/cart-actions';
import { Button } from '../../ui/button/Button';
import { Modal } from '../../ui/modal/Modal';

/**
 * Someone else has changed the same row, so the shown cart is outdated. Disappears once the cart has been refetched.
 */
export function OutOfSyncModal() {
  const { t } = useLingui();
  const [loading, setLoading] = useState(false);

  async function reload(): Promise<void> {
    setLoading(true);
    await cartActions.reload();
    setLoading(false);
  }

  return (
    <Modal
      title={t`Varukorgen är inte uppdaterad`}
      onClose={() => void reload()}
      footer={
        <Button loading={loading} onClick={() => void reload()}>
          <Trans>Ladda om varukorgen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>Varukorgen har ändrats på ett annat ställe. Ladda om den för att se vad som gäller.</Trans>
      </p>
    </Modal>
  );
}
