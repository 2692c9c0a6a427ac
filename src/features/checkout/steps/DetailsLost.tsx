import { Trans } from '@lingui/react/macro';
import { Alert } from '../../../ui/alert/Alert';
import { TakesFocus } from '../TakesFocus';

/** Somebody has signed out elsewhere, which removes from the cart what they had filled in. */
export function DetailsLost() {
  return (
    <TakesFocus>
      <Alert tone="info" title={<Trans>Du är inte inloggad längre</Trans>}>
        <Trans>Det som var ifyllt är borttaget. Fyll i leveransen på nytt, eller logga in igen.</Trans>
      </Alert>
    </TakesFocus>
  );
}
