import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Prescription } from '../../domain/prescription';
import { formatDate } from '../../i18n/format';

/** In a few words, whether and when something can be ordered from a prescription. */
export function orderStatus(prescription: Prescription): ReactNode {
  const { order, inStock, losesCostProtection, nextDispenseDate } = prescription;
  const { enabled, reason } = order;
  if (enabled && losesCostProtection && inStock) return <Trans>Kan beställas nu, men utanför högkostnadsskyddet</Trans>;
  if (enabled) return inStock ? <Trans>Kan beställas nu</Trans> : <Trans>Slut just nu</Trans>;
  switch (reason) {
    case 'STARTER_PACK':
      return <Trans>Hämtas på apotek</Trans>;
    case 'DISPENSE_INTERVAL':
      return nextDispenseDate === null ? (
        <Trans>Kan beställas senare</Trans>
      ) : (
        <Trans>Kan beställas från {formatDate(nextDispenseDate)}</Trans>
      );
    case 'EXPIRED':
    case 'ALL_DISPENSED':
    case 'FIRST_DISPENSE_PASSED':
      return <Trans>Nytt recept behövs</Trans>;
    default:
      return <Trans>Går inte att beställa här</Trans>;
  }
}
