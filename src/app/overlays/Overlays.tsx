import { Suspense } from 'react';
import { failureCode } from '../../blocks/failure/failure-modal';
import { sideCartOpen } from '../../cart/drawers';
import { useCart } from '../../cart/use-cart';
import { part } from '../../lib/part';
import { useHydrated } from '../../lib/use-hydrated';
import { useValue } from '../../lib/use-value';
import { consentChoice } from '../../platform/consent/consent';
import { embedder } from '../../platform/embedder/current';
import { useSession } from '../../session/use-session';
import { Toasts } from '../../ui/toast/Toasts';
import { consentBarOpen } from './consent-bar-open';
import { sideCart } from './side-cart';

const outOfSyncModal = part('OutOfSyncModal', () =>
  import('../../blocks/cart-problem/OutOfSyncModal').then((m) => m.OutOfSyncModal),
);
const hostLateAlert = part('HostLateAlert', () => import('./HostLateAlert').then((m) => m.HostLateAlert));
const failureModal = part('FailureModal', () =>
  import('../../blocks/failure/FailureModal').then((m) => m.FailureModal),
);
const consentBar = part('ConsentBar', () => import('./ConsentBar').then((m) => m.ConsentBar));

/** What lies above the screen: each is loaded when it is first opened. */
export function Overlays() {
  const hydrated = useHydrated();
  return hydrated ? (
    <>
      <SideCartDrawer />
      <ConsentQuestion />
      <Failure />
      <OutOfSync />
      <HostLate />
      <Toasts />
    </>
  ) : null;
}

function SideCartDrawer() {
  const open = useValue(sideCartOpen);
  if (!open) return null;
  return (
    <Suspense>
      <sideCart.Component onClose={() => sideCartOpen.set(false)} />
    </Suspense>
  );
}

function ConsentQuestion() {
  const undecided = useValue(consentChoice) === null;
  const asked = useValue(consentBarOpen);
  if (!embedder().can('consentBar') || !(undecided || asked)) return null;
  return (
    <Suspense>
      <consentBar.Component />
    </Suspense>
  );
}

function Failure() {
  const code = useValue(failureCode);
  if (code === null) return null;
  return (
    <Suspense>
      <failureModal.Component code={code} onClose={() => failureCode.set(null)} />
    </Suspense>
  );
}

function OutOfSync() {
  if (!useCart().outOfSync) return null;
  return (
    <Suspense>
      <outOfSyncModal.Component />
    </Suspense>
  );
}

function HostLate() {
  if (!useSession().hostLate) return null;
  return (
    <Suspense>
      <hostLateAlert.Component />
    </Suspense>
  );
}
