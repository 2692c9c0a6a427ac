import { part } from '../../lib/part';
import { PartBoundary } from '../part-boundary/PartBoundary';
import type { useDisclaimer } from './use-disclaimer';

const modal = part('DisclaimerModal', () => import('./DisclaimerModal').then((m) => m.DisclaimerModal));

/** The disclaimer that is asked about, if any. */
export function Disclaimer({ of: { asked, accept, decline } }: { of: ReturnType<typeof useDisclaimer> }) {
  if (asked === null) return null;
  return (
    <PartBoundary onFail={decline}>
      <modal.Component key={asked} substance={asked} onAccept={accept} onDecline={decline} />
    </PartBoundary>
  );
}
