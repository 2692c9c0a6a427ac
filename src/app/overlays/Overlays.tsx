import { Trans } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { DisclaimerQuestion } from '../../blocks/disclaimer/DisclaimerQuestion';
import { failureCodeAtom } from '../../blocks/failure/failure-modal';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { bagCompared } from '../../cart/app-bag';
import { cartActions } from '../../cart/cart-actions';
import { sideCartOpenAtom } from '../../cart/drawers';
import { useCart } from '../../cart/use-cart';
import { part } from '../../lib/part';
import { useHydrated } from '../../lib/use-hydrated';
import { useLoadedLater } from '../../lib/use-loaded-later';
import { useConfig } from '../../platform/config/config';
import { consentAtom } from '../../platform/consent/consent';
import { embedder } from '../../platform/embedder/current';
import { retryHostToken } from '../../session/current';
import { useSession } from '../../session/use-session';
import { Toasts } from '../../ui/toast/Toasts';
import { leavingAtom } from '../navigation/leaving';
import { bridgeOverlayAtom } from './bridge-overlay';
import { choiceSavedAtom, endTagsAtom } from './consent/choice-saved';
import { consentDialogOpenAtom } from './consent/consent-dialog-open';
import { sideCart } from './side-cart';

const outOfSyncModal = part(() => import('../../blocks/cart-problem/OutOfSyncModal'));
const hostDelayedAlert = part(() => import('./HostDelayedAlert'));
const failureModal = part(() => import('../../blocks/failure/FailureModal'));
const accountOverlays = part(() => import('./AccountOverlays'));
const bagForApp = part(() => import('./BagForApp'));
const consentDialog = part(() => import('./consent/ConsentDialog'));
const consentBar = part(() => import('./consent/ConsentBar'));
const choiceSaved = part(() => import('./consent/ChoiceSaved'));
const bridgeOverlay = part(() => import('../../dev/bridge-overlay/BridgeOverlay'));
const featureBuildsCorner = part(() => import('../feature-builds/FeatureBuildsCorner'));

/** Overlays above the screen, each loaded when it is first opened. They also precede the screen in the tab order. */
export function Overlays() {
  const hydrated = useHydrated();
  return hydrated ? (
    <>
      <SideCartDrawer />
      <DisclaimerQuestion />
      <ConsentQuestion />
      <Failure />
      <OutOfSync />
      <HostDelayed />
      <Account />
      <AppsBag />
      <FeatureBuilds />
      <BridgeMessages />
      <Toasts />
    </>
  ) : null;
}

/** In development and previews only. */
function FeatureBuilds() {
  const address = useConfig()?.featureBuilds;
  if (!address) return null;
  return (
    <PartBoundary>
      <featureBuildsCorner.Component address={address} />
    </PartBoundary>
  );
}

/** In development and previews only. */
function BridgeMessages() {
  if (!useAtomValue(bridgeOverlayAtom)) return null;
  return (
    <PartBoundary>
      <bridgeOverlay.Component />
    </PartBoundary>
  );
}

function SideCartDrawer() {
  const [open, setOpen] = useAtom(sideCartOpenAtom);
  const [location] = useLocation();
  const [openAt, setOpenAt] = useState(location);
  if (!open && openAt !== location) setOpenAt(location);
  // In one render with the page that the visitor goes to: while the drawer is there, it cannot take the focus.
  const isLeft = open && openAt !== location;
  useEffect(() => {
    if (isLeft) setOpen(false);
  }, [isLeft, setOpen]);
  // The pressed button responds first; the drawer renders right after it.
  const drawn = useDeferredValue(open);
  if (!open || !drawn || isLeft) return null;
  const close = () => setOpen(false);
  return (
    <PartBoundary message={<CartNotShown />} onFail={close}>
      <sideCart.Component onClose={close} />
    </PartBoundary>
  );
}

/** The product is in the cart although the drawer failed: adding it again would buy two. */
function CartNotShown() {
  const { saving } = useCart();
  if (!saving) return <CannotShow />;
  return <Trans>Väntar på nätverk. Dina ändringar sparas så fort du är uppkopplad igen.</Trans>;
}

function ConsentQuestion() {
  const undecided = useAtomValue(consentAtom) === null;
  const [isOpen, setIsOpen] = useAtom(consentDialogOpenAtom);
  const isSaved = useAtomValue(choiceSavedAtom) !== null;
  const hasTags = useAtomValue(endTagsAtom) !== null;
  // If a new document is on its way, that one shows the message.
  const isLeaving = useAtomValue(leavingAtom);
  const isAsked = embedder().can('consentBar');
  // Not a boundary that waits for it: React would hydrate the page only after that.
  const hasBar = useLoadedLater(consentBar, isAsked && undecided);
  // A choice can be made without a network, too.
  useLoadedLater(choiceSaved, isAsked && isOpen);
  if (!isAsked) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      {hasBar && (
        <PartBoundary>
          <consentBar.Component />
        </PartBoundary>
      )}
      {isOpen && (
        <PartBoundary message={<CannotShow />} onFail={close}>
          <consentDialog.Component onClose={close} />
        </PartBoundary>
      )}
      {(isSaved || hasTags) && !isLeaving && (
        <PartBoundary>
          <choiceSaved.Component />
        </PartBoundary>
      )}
    </>
  );
}

function Failure() {
  const [code, setCode] = useAtom(failureCodeAtom);
  if (code === null) return null;
  const close = () => setCode(null);
  return (
    <PartBoundary message={<CannotShow />} onFail={close}>
      <failureModal.Component code={code} onClose={close} />
    </PartBoundary>
  );
}

function OutOfSync() {
  if (!useCart().outOfSync) return null;
  return (
    <PartBoundary message={<CartReloaded />} onFail={() => void cartActions.reload()}>
      <outOfSyncModal.Component />
    </PartBoundary>
  );
}

/** Does what the dialog's button would have done. */
function CartReloaded() {
  return <Trans>Varukorgen har ändrats på ett annat ställe. Du ser nu vad som gäller.</Trans>;
}

function HostDelayed() {
  if (!useSession().hostDelayed) return null;
  return (
    <PartBoundary onFail={() => void retryHostToken()}>
      <hostDelayedAlert.Component />
    </PartBoundary>
  );
}

function Account() {
  if (!useSession().watched) return null;
  // Without it nothing brings goods on prescription into the cart, which waits for them.
  return (
    <PartBoundary onFail={() => bagCompared(true)}>
      <accountOverlays.Component />
    </PartBoundary>
  );
}

/** In an app, which brings prescription goods into the cart itself. */
function AppsBag() {
  if (!useSession().signedIn || embedder().can('bagSync')) return null;
  return (
    <PartBoundary>
      <bagForApp.Component />
    </PartBoundary>
  );
}
