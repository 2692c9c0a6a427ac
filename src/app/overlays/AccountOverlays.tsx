import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { part } from '../../lib/part';
import { usePartLoader } from '../../lib/part-loader';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { endingAtom, isEnding } from '../../session/ending';
import { useSession } from '../../session/use-session';
import { loadLikelyScreen } from '../navigation/likely-screen';
import { SessionDialog } from './SessionDialog';
import { useOutdatedReload } from './use-outdated-reload';

const bagSyncer = part(() => import('./BagSyncer'));

/** What is there for somebody who is signed in, or was when this page was loaded. */
export function AccountOverlays() {
  useOutdatedReload();
  const loader = usePartLoader();
  // Who signs out without a network is to see that it is not done.
  useEffect(() => void loadLikelyScreen(loader, paths.signedOut()).catch(() => {}), [loader]);
  return (
    <>
      <SessionDialog />
      <BagSync />
    </>
  );
}

/**
 * Prescription goods go into the cart by themselves; in an app that is the app's to do. While one tab takes them out to
 * sign out, no other may put them back.
 */
function BagSync() {
  const { signedIn } = useSession();
  const known = useAtomValue(endingAtom);
  if (!signedIn || isEnding(known) || !embedder().can('bagSync')) return null;
  return (
    <PartBoundary>
      <bagSyncer.Component />
    </PartBoundary>
  );
}
