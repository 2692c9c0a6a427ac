import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { CartView } from '../../cart/view';
import type { Ore } from '../../domain/money';
import { formatMoney } from '../../i18n/format';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';

/**
 * Announces the new sum once all of the customer's changes are saved, if they have changed it. A delivery method is
 * chosen in the provider's form, which saves it.
 */
export function SpokenTotal({ view: { cart, saving } }: { view: Pick<CartView, 'cart' | 'saving'> }) {
  const { t } = useLingui();
  const total = cart?.totals?.total ?? null;
  const method = cart?.shippingMethod ?? null;
  const [spoken, setSpoken] = useState<Ore | null>(null);
  const before = useRef({ saving, total, method });
  useEffect(() => {
    const { saving: hasSaved, total: last, method: lastMethod } = before.current;
    // Until the last change is saved, a sum that was announced is no longer true and none is final.
    before.current = { saving, total: saving ? last : total, method: saving ? lastMethod : method };
    const hasChosen = last !== null && method !== lastMethod;
    if (saving) setSpoken(null);
    else if (total !== last) setSpoken(hasSaved || hasChosen ? total : null);
  }, [saving, total, method]);
  return (
    <span className={visuallyHidden} role="status">
      {spoken !== null && t`Ny summa: ${formatMoney(spoken)}`}
    </span>
  );
}
