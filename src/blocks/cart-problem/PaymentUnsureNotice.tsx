import { Trans } from '@lingui/react/macro';
import { useLocation } from 'wouter';
import { embedder } from '../../platform/embedder/current';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';

/** In the cart of every tab while nobody knows whether this browser's last payment went through. */
export function PaymentUnsureNotice({ cartId }: { cartId: string }) {
  const [, navigate] = useLocation();
  const check = () => embedder().viewCheckout(cartId, () => navigate(paths.checkout()), Promise.resolve());
  return (
    <Alert
      tone="warning"
      title={<Trans>Vi vet ännu inte om betalningen gick igenom</Trans>}
      action={
        <Button variant="secondary" size="small" onClick={check}>
          <Trans>Kontrollera i kassan</Trans>
        </Button>
      }
    >
      <Trans>
        Betala inte en gång till. I kassan kontrollerar vi betalningen, och slutför köpet om den gick igenom.
      </Trans>
    </Alert>
  );
}
