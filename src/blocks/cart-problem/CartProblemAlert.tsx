import { Trans } from '@lingui/react/macro';
import { cartActions } from '../../cart/cart-actions';
import type { CartProblem } from '../../cart/view';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { ProblemText } from './ProblemText';

/** A change that was refused and rolled back, with the reason. */
export function CartProblemAlert({ problem }: { problem: CartProblem }) {
  return (
    <Alert
      tone="error"
      action={
        <Button variant="secondary" size="small" onClick={() => void cartActions.dismissProblem()}>
          <Trans>Jag förstår</Trans>
        </Button>
      }
    >
      <ProblemText problem={problem} />
    </Alert>
  );
}
