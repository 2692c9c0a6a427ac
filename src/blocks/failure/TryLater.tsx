import { Trans } from '@lingui/react/macro';
import { ServicePhone } from '../phone/ServicePhone';

/** What to do about a failure that has no better explanation. */
export function TryLater() {
  return (
    <Trans>
      Försök igen om en stund. Kontakta kundservice på <ServicePhone /> om felet kvarstår.
    </Trans>
  );
}
