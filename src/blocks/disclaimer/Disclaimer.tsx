import { part } from '../../lib/part';
import { CannotShow, PartBoundary } from '../part-boundary/PartBoundary';
import type { useDisclaimer } from './use-disclaimer';

const modal = part(() => import('./DisclaimerModal'));

/** The disclaimer to accept, if any. */
export function Disclaimer({
  disclaimer: { openSubstance, accept, decline },
}: {
  disclaimer: ReturnType<typeof useDisclaimer>;
}) {
  if (openSubstance === null) return null;
  return (
    <PartBoundary message={<CannotShow />} onFail={decline}>
      <modal.Component key={openSubstance} substance={openSubstance} onAccept={accept} onDecline={decline} />
    </PartBoundary>
  );
}
