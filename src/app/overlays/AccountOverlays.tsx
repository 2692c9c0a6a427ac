import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { part } from '../../lib/part';
import { embedder } from '../../platform/embedder/current';
import { useStored } from '../../platform/storage/use-stored';
import { inactivityEntry } from '../../session/inactivity/entry';
import { useSession } from '../../session/use-session';
import { SessionDialog } from './SessionDialog';
import { useOutdatedReload } from './use-outdated-reload';

const bagSyncer = part('BagSyncer', () => import('./BagSyncer').then((m) => m.BagSyncer));

/** What is there for somebody who is signed in, or was when this page was loaded. */
export function AccountOverlays() {
  useOutdatedReload();
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
  const { state } = useStored(inactivityEntry);
  if (!signedIn || state === 'EXPIRED' || !embedder().can('bagSync')) return null;
  return (
    <PartBoundary words={null}>
      <bagSyncer.Component />
    </PartBoundary>
  );
}
