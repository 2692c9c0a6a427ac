import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MaxQuantityReason } from '../../domain/prescription';

/** Why no more packages can be ordered at once. */
export function maxQuantityMessage(reason: MaxQuantityReason): ReactNode {
  switch (reason) {
    case 'PRESCRIPTION':
      return <Trans>Så många förpackningar finns kvar på receptet.</Trans>;
    case 'COST_PROTECTION':
      return <Trans>Högkostnadsskyddet täcker läkemedel för högst 90 dagar åt gången.</Trans>;
    case 'DISPENSE_INTERVAL':
      return <Trans>Du kan göra ett uttag åt gången från det här receptet.</Trans>;
    default:
      return <Trans>Fler förpackningar går inte att beställa på en gång.</Trans>;
  }
}
