import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FocusedAlert } from './FocusedAlert';

/** Why an order that was open is looked up again, and what was not received. */
export function AccessEnded({ unsent }: { unsent: ReactNode }) {
  return (
    <FocusedAlert tone="warning" title={<Trans>Öppna beställningen igen</Trans>}>
      {unsent} <Trans>Av säkerhetsskäl är en beställning bara öppen en stund. Hitta den igen för att fortsätta.</Trans>
    </FocusedAlert>
  );
}
