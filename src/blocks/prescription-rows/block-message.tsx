import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Prescription } from '../../domain/prescription';
import { formatDate } from '../../i18n/format';

type Blocked = Pick<Prescription, 'order' | 'nextDispenseDate' | 'animal'>;

/** Why nothing can be ordered from a prescription, and what to do: an animal's is written by a veterinarian. */
export function blockMessage({ order: { enabled, reason }, nextDispenseDate, animal }: Blocked): ReactNode {
  if (enabled) return <Trans>Läkemedlet är tyvärr slut just nu.</Trans>;
  switch (reason) {
    case 'EXPIRED':
      return animal ? (
        <Trans>Receptet har gått ut. Be veterinären om ett nytt.</Trans>
      ) : (
        <Trans>Receptet har gått ut. Be vården om ett nytt.</Trans>
      );
    case 'ALL_DISPENSED':
      return animal ? (
        <Trans>Alla uttag är gjorda. Be veterinären om ett nytt recept.</Trans>
      ) : (
        <Trans>Alla uttag är gjorda. Be vården om ett nytt recept.</Trans>
      );
    case 'FIRST_DISPENSE_PASSED':
      return animal ? (
        <Trans>Det första uttaget skulle ha gjorts tidigare. Be veterinären om ett nytt recept.</Trans>
      ) : (
        <Trans>Det första uttaget skulle ha gjorts tidigare. Be vården om ett nytt recept.</Trans>
      );
    case 'STARTER_PACK':
      return <Trans>En startförpackning kan bara hämtas på ett apotek.</Trans>;
    case 'DISPENSE_INTERVAL':
      return nextDispenseDate === null ? (
        <Trans>Det är för tidigt för nästa uttag.</Trans>
      ) : (
        <Trans>Nästa uttag kan göras från och med {formatDate(nextDispenseDate)}.</Trans>
      );
    default:
      return <Trans>Läkemedlet går inte att beställa här. Kontakta oss, så hjälper vi dig.</Trans>;
  }
}
