import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { openDisclaimerAtom } from '../../cart/disclaimers/question';
import { part } from '../../lib/part';
import { CannotShow, PartBoundary } from '../part-boundary/PartBoundary';

const modal = part(() => import('./DisclaimerModal'));

/** The disclaimer that is asked about now, if any. */
export function DisclaimerQuestion() {
  const open = useAtomValue(openDisclaimerAtom);
  if (!open) return null;
  const { substance, accept, decline, withdraw } = open;
  return (
    <>
      <PartBoundary message={<CannotShow />} onFail={decline}>
        <modal.Component key={substance} substance={substance} onAccept={accept} onDecline={decline} />
      </PartBoundary>
      <OnLeaving withdraw={withdraw} />
    </>
  );
}

/** The question belongs to the page it was asked on. */
function OnLeaving({ withdraw }: { withdraw: () => void }) {
  const [path] = useLocation();
  const [asked, setAsked] = useState({ path, withdraw });
  if (asked.withdraw !== withdraw) setAsked({ path, withdraw });
  useEffect(() => {
    if (asked.path !== path) asked.withdraw();
  }, [asked, path]);
  return null;
}
