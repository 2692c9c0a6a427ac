import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { Link } from '../../blocks/link/Link';
import { lastOrderAtom } from '../../cart/checkout/last-order';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { LinkButton } from '../../ui/button/LinkButton';
import type { Payment } from './payment/use-payment';

/**
 * Who comes back to the checkout after an order, as with the browser's Forward, finds it empty; so does a tab that was
 * paying for what another tab has ordered, which goes on to the order.
 */
export function OrderMade({ payment }: { payment: Payment }) {
  const follow = useEffectEvent(() => void payment.followOrder());
  useEffect(() => follow(), []);
  if (useAtomValue(lastOrderAtom) === null) return null;
  return (
    <Alert
      tone="success"
      title={<Trans>Din förra beställning är gjord</Trans>}
      action={
        <LinkButton variant="secondary" size="small" href={paths.thankYou()} link={Link}>
          <Trans>Visa beställningen</Trans>
        </LinkButton>
      }
    />
  );
}
