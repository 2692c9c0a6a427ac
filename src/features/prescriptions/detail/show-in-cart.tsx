import { Trans } from '@lingui/react/macro';
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
    action: (
      <button type="button" className={toastAction} onClick={openCart}>
        <Trans>Visa varukorgen</Trans>
      </button>
    ),
  };
  showToast(toast);
}
