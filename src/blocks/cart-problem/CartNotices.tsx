import { Trans } from '@lingui/react/macro';
import { cartActions } from '../../cart/cart-actions';
import type { CartView } from '../../cart/view';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { FailureAlert } from '../failure/FailureAlert';
import { CartProblemAlert } from './CartProblemAlert';
import { itemOfProblem, problemOf, toldInPlace } from './problem-words';

const reload = () => void cartActions.reload();

/** What is the matter with the cart as a whole; what is the matter with one row stands in that row, and with a wish where it was made. */
export function CartNotices({ view }: { view: CartView }) {
  const { cart, problem, status, offline, withoutPrescriptions } = view;
  const item = itemOfProblem(problem);
  // A bag that lies in the cart already is shown with it.
  const lacksPrescriptions = withoutPrescriptions && !cart?.bag;
  const standsInRow = cart?.rows.some((row) => row.itemId === item) ?? false;
  return (
    <>
      {offline && (
        <Alert tone="warning" title={<Trans>Väntar på nätverk</Trans>}>
          <Trans>Dina ändringar sparas så fort du är uppkopplad igen.</Trans>
        </Alert>
      )}
      {status === 'failed' && <FailureAlert onRetry={reload} />}
      {lacksPrescriptions && (
        <Alert
          tone="warning"
          action={
            <Button variant="secondary" size="small" onClick={reload}>
              <Trans>Försök igen</Trans>
            </Button>
          }
        >
          <Trans>Dina receptvaror kunde inte hämtas och visas inte i varukorgen.</Trans>
        </Alert>
      )}
      {problem && !standsInRow && !problemOf(problem, toldInPlace) && <CartProblemAlert problem={problem} />}
    </>
  );
}
