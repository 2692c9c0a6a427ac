import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { cartViewAtom } from '../../cart/view';
import { store } from '../../lib/store';
import { expiryAtom } from '../../session/expiry';
import { inactivityTimer } from '../../session/inactivity/start';
import { useSession } from '../../session/use-session';
import { LoggedOutModal } from './LoggedOutModal';
import { SoonLoggedOutModal } from './SoonLoggedOutModal';

function cartHasItems(): boolean | undefined {
  const { cart, status } = store.get(cartViewAtom);
  if (cart) return cart.rows.length > 0 || cart.bag !== null;
  return status === 'ready' ? false : undefined;
}

/** Watches a signed-in customer's activity, and notifies before and after the session ends. */
export function SessionDialog() {
  const [timer] = useState(() => inactivityTimer(cartHasItems));
  useEffect(() => timer.start(), [timer]);
  const { signedIn } = useSession();
  const { state, hadItems } = useAtomValue(expiryAtom);
  if (state === 'EXPIRED') return <LoggedOutModal hadItems={hadItems} onClose={timer.dismiss} />;
  if (state === 'ACTIVE' || !signedIn) return null;
  return <SoonLoggedOutModal left={timer.left} onStay={timer.stay} />;
}
