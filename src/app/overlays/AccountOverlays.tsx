import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { part } from '../../lib/part';
import { embedder } from '../../platform/embedder/current';
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

/** Prescription goods go into the cart by themselves; in an app that is the app's to do. */
function BagSync() {
  const { signedIn } = useSession();
  if (!signedIn || !embedder().can('bagSync')) return null;
  return (
    <PartBoundary words={null}>
      <bagSyncer.Component />
    </PartBoundary>
  );
}
