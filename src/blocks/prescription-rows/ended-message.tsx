import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EndedRow } from '../../api/expedition/bag/schema';

/** Why a row has left the bag. Whoever may no longer see a prescription is not told what it was for. */
export function endedMessage({ reason, title, patient: { name } }: EndedRow): ReactNode {
  switch (reason) {
    case 'CHILD_HIDDEN':
      return (
        <Trans>Det du hade lagt till åt {name}: från 13 års ålder visas barnets recept inte för vårdnadshavare.</Trans>
      );
    case 'ACCESS_ENDED':
      return (
        <Trans>
          Det du hade lagt till åt {name}: du har inte längre rätt att beställa åt {name}.
        </Trans>
      );
    case 'EXPIRED':
      return <Trans>{title}: receptet har gått ut.</Trans>;
    case 'ALL_DISPENSED':
      return <Trans>{title}: allt på receptet har hämtats ut.</Trans>;
    case 'NOT_ENOUGH_LEFT':
      return <Trans>{title}: så många förpackningar finns inte kvar på receptet. Du kan beställa färre.</Trans>;
    default:
      return <Trans>{title}: receptet går inte att beställa från just nu.</Trans>;
  }
}
