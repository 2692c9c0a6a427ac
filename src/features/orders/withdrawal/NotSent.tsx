import { Trans } from '@lingui/react/macro';
import { ServicePhone } from '../../../blocks/phone/ServicePhone';
import { useOnline } from '../../../lib/use-online';
import { AnsweringAlert } from '../AnsweringAlert';
import type { Unsent } from '../unsent';

/** Why a withdrawal was not received. */
export function NotSent({ unsent }: { unsent: Unsent | null }) {
  const online = useOnline();
  if (!unsent) return null;
  if (!online) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är inte uppkopplad</Trans>}>
        <Trans>Köpet är inte ångrat än. Försök igen när du har nätverk.</Trans>
      </AnsweringAlert>
    );
  }
  if (unsent.wasOffline) {
    return (
      <AnsweringAlert tone="error" title={<Trans>Du är uppkopplad igen</Trans>}>
        <Trans>Köpet är inte ångrat än. Försök igen.</Trans>
      </AnsweringAlert>
    );
  }
  return (
    <AnsweringAlert tone="error" title={<Trans>Köpet kunde inte ångras just nu</Trans>}>
      <Trans>
        Försök igen om en stund. Skickar du två gånger räknas det som en. Kontakta kundservice på <ServicePhone /> om
        felet kvarstår.
      </Trans>
    </AnsweringAlert>
  );
}
