import { Trans } from '@lingui/react/macro';
import type { Failure } from '../../../api/errors';
import { Button } from '../../../ui/button/Button';
import { TakesFocus } from '../TakesFocus';
import { CheckoutFailure } from './CheckoutFailure';

interface InterruptedProps {
  failure: Failure;
  onRetry: () => void;
}

/** The way to the next step was interrupted: shown at the end of the open one, whose contents stay as they are. */
export function Interrupted({ failure, onRetry }: InterruptedProps) {
  return (
    <TakesFocus>
      <CheckoutFailure
        failure={failure}
        action={
          <Button variant="secondary" size="small" onClick={onRetry}>
            <Trans>Försök igen</Trans>
          </Button>
        }
      />
    </TakesFocus>
  );
}
