import { Trans, useLingui } from '@lingui/react/macro';
import { sideCartOpenAtom } from '../../../cart/drawers';
import { store } from '../../../lib/store';
import { dismissToast, showToast, type Toast } from '../../../ui/toast/toast-queue';
import { toastAction } from '../Prescriptions.css';

/** Says that a product is in the cart now, and leads there. */
export function showInCart(): void {
  function openCart(): void {
    dismissToast(toast);
    store.set(sideCartOpenAtom, true);
  }
  const toast: Toast = {
    text: <Trans>Varan ligger i varukorgen</Trans>,
    tone: 'success',
    action: <ToCart onOpen={openCart} />,
  };
  showToast(toast);
}

/** In one short word: on a phone the toast is narrow. */
function ToCart({ onOpen }: { onOpen: () => void }) {
  const { t } = useLingui();
  return (
    <button type="button" className={toastAction} aria-label={t`Visa varukorgen`} onClick={onOpen}>
      <Trans>Visa</Trans>
    </button>
  );
}
