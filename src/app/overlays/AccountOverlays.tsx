import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { bagCompared } from '../../cart/app-bag';
import { part } from '../../lib/part';
import { usePartLoader } from '../../lib/part-loader';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { expiryAtom, isExpiring } from '../../session/expiry';
import { useSession } from '../../session/use-session';
import { loadLikelyScreen } from '../navigation/likely-screen';
import { SessionDialog } from './SessionDialog';

const bagSyncer = part(() => import('./BagSyncer'));

/** Overlays for customers who are signed in, or were when this page was loaded. */
export function AccountOverlays() {
  const loader = usePartLoader();
  // Preloaded so that a customer who signs out offline sees that it failed.
  useEffect(() => void loadLikelyScreen(loader, paths.signedOut()).catch(() => {}), [loader]);
  return (
    <>
      <SessionDialog />
      <BagSync />
    </>
  );
}

/**
 * Syncs prescription goods into the cart; in an app, the app does that. While one tab removes them to sign out, no
 * other may put them back.
 */
function BagSync() {
  const { signedIn } = useSession();
  const known = useAtomValue(expiryAtom);
  if (!signedIn || isExpiring(known) || !embedder().can('bagSync')) return null;
  return (
    <PartBoundary onFail={() => bagCompared(true)}>
      <bagSyncer.Component />
    </PartBoundary>
  );
}
