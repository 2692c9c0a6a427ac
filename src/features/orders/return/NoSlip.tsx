import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ReturnRight } from '../../../domain/order-return';
import { formatLongDate } from '../../../i18n/format';
import { Alert } from '../../../ui/alert/Alert';

type Closed = Extract<ReturnRight, { kind: 'closed' }>;

interface NoSlipProps {
  right: Closed;
  /** They show what is on its way back. */
  hasSlips: boolean;
}

/** Why no slip can be made. */
export function NoSlip({ right, hasSlips }: NoSlipProps) {
  if (right.reason === 'allReturned' && hasSlips) return null;
  return <Alert tone="info">{textOf(right, hasSlips)}</Alert>;
}

function textOf(right: Closed, hasSlips: boolean): ReactNode {
  if (right.reason !== 'ended') return textFor[right.reason];
  // One that is made on the last day is used later.
  if (hasSlips) return <Trans>Sista dagen att skapa en ny retursedel var {formatLongDate(right.until)}.</Trans>;
  return <Trans>Varor kan returneras i 14 dagar. Sista dagen var {formatLongDate(right.until)}.</Trans>;
}

const textFor = {
  calledOff: <Trans>Beställningen är avbruten eller nekad. Det finns inget att returnera.</Trans>,
  paidInPharmacy: (
    <Trans>Köpet är betalt på apotek. Därför lämnar du tillbaka varorna på ett av våra apotek, utan retursedel.</Trans>
  ),
  returnedInPharmacy: (
    <Trans>En retur av köpet är redan registrerad på ett apotek. Därför går det inte att skapa en retursedel.</Trans>
  ),
  notDispatched: <Trans>Du kan skapa en retursedel så snart paketet har lämnat vårt lager.</Trans>,
  nothingReturnable: <Trans>Ingen av varorna i beställningen kan returneras.</Trans>,
  allReturned: <Trans>Allt som kan returneras är redan returnerat.</Trans>,
};
