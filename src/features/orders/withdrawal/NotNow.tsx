import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { WithdrawalRight } from '../../../domain/withdrawal';
import { formatLongDate } from '../../../i18n/format';
import { Alert } from '../../../ui/alert/Alert';

type Closed = Extract<WithdrawalRight, { kind: 'closed' }>;

/** Why nothing of the order can be withdrawn from. What has been is shown by its receipts. */
export function NotNow({ right }: { right: Closed }) {
  if (right.reason === 'withdrawn') return null;
  return <Alert tone="info">{textOf(right)}</Alert>;
}

function textOf(right: Exclude<Closed, { reason: 'withdrawn' }>): ReactNode {
  if (right.reason === 'ended') return <Trans>Ångerrätten gällde till och med {formatLongDate(right.until)}.</Trans>;
  return textFor[right.reason as keyof typeof textFor];
}

const textFor = {
  calledOff: <Trans>Beställningen är avbruten eller nekad. Det finns inget köp att ångra.</Trans>,
  boughtInPharmacy: <Trans>Köpet är betalt på apotek. Ångerrätten gäller bara köp på nätet.</Trans>,
  awaited: <Trans>Varorna i din beställning syns här inom kort. Då kan du ångra köpet.</Trans>,
  allExempt: <Trans>Ingen av varorna kan ångras här.</Trans>,
};
