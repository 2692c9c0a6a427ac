import { useAtomValue } from 'jotai';
import { PartBoundary } from '../../../blocks/part-boundary/PartBoundary';
import { frameAddress } from '../../../lib/frame-address';
import { part } from '../../../lib/part';
import { useHydrated } from '../../../lib/use-hydrated';
import { useConfig } from '../../../platform/config/config';
import { consentAtom } from '../../../platform/consent/consent';

const chat = part(() => import('./Chat'));

/** The chat, once the visitor has answered the question of cookies: necessary ones are then accepted. */
export function ChatEntry() {
  const page = useConfig()?.chat?.frame;
  // The prerendered markup is of a visitor who has not answered.
  const hydrated = useHydrated();
  const accepted = useAtomValue(consentAtom) !== null && hydrated;
  const address = page && accepted ? frameAddress(page) : null;
  if (!address) return null;
  return (
    <PartBoundary>
      <chat.Component address={address.href} />
    </PartBoundary>
  );
}
