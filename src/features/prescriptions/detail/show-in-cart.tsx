import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { sideCartOpenAtom } from '../../../cart/drawers';
import { toastAction } from '../../../ui/toast/action.css';
import { dismissToast, showToast, type Toast } from '../../../ui/toast/toast-queue';

/** Says that a product is in the cart now, and leads there. */
export function showInCart(): void {
  const toast: Toast = {
    text: <Trans>Varan ligger i varukorgen</Trans>,
    tone: 'success',
    action: <ToCart onDone={() => dismissToast(toast)} />,
  };
  showToast(toast);
}

/** In one short word: on a phone the toast is narrow. It is done once the cart is open, or another page is shown. */
function ToCart({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useAtom(sideCartOpenAtom);
  const [location] = useLocation();
  const [addedAt] = useState(location);
  const isDone = isOpen || location !== addedAt;
  useEffect(() => {
    if (isDone) onDone();
  }, [isDone, onDone]);
  return (
    <button type="button" className={toastAction} aria-label={t`Visa varukorgen`} onClick={() => setOpen(true)}>
      <Trans>Visa</Trans>
    </button>
  );
}
