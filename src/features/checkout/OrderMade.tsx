import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { Link } from '../../blocks/link/Link';
import { lastOrderAtom } from '../../cart/checkout/last-order';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { LinkButton } from '../../ui/button/LinkButton';

/** Who comes back to the checkout after an order, as with the browser's Forward, finds it empty. */
export function OrderMade() {
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
