import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Failure } from '../../api/errors';
import { useOnline } from '../../lib/use-online';

/** Why the bag could not be changed. */
export function bagFailureMessage(failure: Failure | null): ReactNode {
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
    case 'EXCEEDS_STOCK':
      return <Trans>Så många förpackningar finns inte i lager just nu. Välj färre.</Trans>;
    case 'MAX_QUANTITY_PRESCRIPTION':
      return <Trans>Så många förpackningar finns inte kvar på receptet.</Trans>;
    case 'MAX_QUANTITY_COST_PROTECTION':
      return <Trans>Högkostnadsskyddet täcker inte så många förpackningar åt gången.</Trans>;
    case 'MAX_QUANTITY_DISPENSE_INTERVAL':
      return <Trans>Du kan göra ett uttag åt gången från det här receptet.</Trans>;
    case 'STARTER_PACK':
      return <Trans>En startförpackning kan bara hämtas på ett apotek.</Trans>;
    case 'EXPIRED':
    case 'ALL_DISPENSED':
    case 'DISPENSE_INTERVAL':
    case 'FIRST_DISPENSE_PASSED':
    case 'ROW_ENDED':
      return <Trans>Receptet har ändrats och går inte att beställa från nu.</Trans>;
    case 'CHILD_HIDDEN':
    case 'NOT_APPROVED':
      return <Trans>Du har inte längre rätt att beställa från det här receptet.</Trans>;
    case 'NOT_FOUND':
      return <Trans>Varan ligger inte längre i varukorgen. Den har tagits bort på ett annat ställe.</Trans>;
    default:
      return failure?.kind === 'network' ? (
        <NotConnected />
      ) : (
        <Trans>Varukorgen kunde inte ändras. Försök igen om en stund.</Trans>
      );
  }
}

function NotConnected(): ReactNode {
  return useOnline() ? (
    <Trans>Ändringen är inte sparad än. Försök igen.</Trans>
  ) : (
    <Trans>Du är inte uppkopplad. Försök igen när du har nätverk.</Trans>
  );
}
