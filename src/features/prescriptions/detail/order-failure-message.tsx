import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../../api/errors';

/** Why the bag could not be changed. */
export function orderFailureMessage(failure: Failure | null): ReactNode {
  const code = failure && 'code' in failure ? failure.code : null;
  switch (code) {
    case 'ALREADY_IN_CART':
      return (
        <Trans>
          Du har redan lagt till en vara från det här receptet. Ta bort den ur varukorgen om du vill ha en annan.
        </Trans>
      );
    case 'OUT_OF_STOCK':
      return <Trans>Varan är tyvärr slut. Välj en annan vara om det går.</Trans>;
    case 'MAX_QUANTITY_PRESCRIPTION':
    case 'MAX_QUANTITY_COST_PROTECTION':
    case 'MAX_QUANTITY_DISPENSE_INTERVAL':
      return <Trans>Så många förpackningar går inte att beställa på en gång.</Trans>;
    case 'EXPIRED':
    case 'ALL_DISPENSED':
    case 'DISPENSE_INTERVAL':
    case 'FIRST_DISPENSE_PASSED':
    case 'STARTER_PACK':
      return <Trans>Receptet har ändrats och går inte att beställa från nu. Ladda om sidan.</Trans>;
    default:
      return failure?.kind === 'network' ? (
        <Trans>Du är inte uppkopplad. Försök igen när du har nätverk.</Trans>
      ) : (
        <Trans>Varukorgen kunde inte ändras. Försök igen om en stund.</Trans>
      );
  }
}
