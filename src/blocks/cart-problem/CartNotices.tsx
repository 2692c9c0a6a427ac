import { Trans } from '@lingui/react/macro';
import { useAtomValue } from 'jotai';
import { waitingBagAtom } from '../../cart/app-bag';
import { cartActions } from '../../cart/cart-actions';
import { changedPaymentAtom, isPaymentUnsureAtom } from '../../cart/checkout/last-order';
import type { CartView } from '../../cart/view';
import { part } from '../../lib/part';
import { useSession } from '../../session/use-session';
import { Alert } from '../../ui/alert/Alert';
import { Button } from '../../ui/button/Button';
import { FailureAlert } from '../failure/FailureAlert';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { CartProblemAlert } from './CartProblemAlert';
import { itemOfProblem, problemOf, shownInPlace } from './problem-message';

const signInEnded = part(() => import('./CartSignInEnded'));
const paymentUnsure = part(() => import('./PaymentUnsureNotice'));
const paidBefore = part(() => import('./PaidBeforeNotice'));
const endedRows = part(() => import('../prescription-rows/EndedRows'));
const waitingNotice = part(() => import('../prescription-bag/WaitingNotice'));
const reload = () => void cartActions.reload();

/**
 * Problems of the cart as a whole; those of one row are shown in that row, and those of a command where it was given.
 */
export function CartNotices({ view }: { view: CartView }) {
  const { cart, problem, status, offline, withoutPrescriptions, notStored } = view;
  const { signedIn, hasEnded } = useSession();
  const waits = useAtomValue(waitingBagAtom) !== null;
  const isPaymentUnsure = useAtomValue(isPaymentUnsureAtom);
  const changed = useAtomValue(changedPaymentAtom);
  const item = itemOfProblem(problem);
  // A bag that is already in the cart is shown with it.
  const lacksPrescriptions = withoutPrescriptions && !cart?.bag;
  const standsInRow = cart?.rows.some((row) => row.itemId === item) ?? false;
  return (
    <>
      {offline && (
        <Alert tone="warning" title={<Trans>Väntar på nätverk</Trans>}>
          <Trans>Dina ändringar sparas så fort du är uppkopplad igen.</Trans>
        </Alert>
      )}
      {notStored && cart && cart.rows.length > 0 && (
        <Alert tone="warning" title={<Trans>Varukorgen kan inte sparas</Trans>}>
          <Trans>
            Din webbläsare blockerar kakor. Varorna försvinner när du laddar om eller lämnar sidan. Tillåt kakor för att
            behålla dem.
          </Trans>
        </Alert>
      )}
      {hasEnded && (
        <PartBoundary>
          <signInEnded.Component />
        </PartBoundary>
      )}
      {isPaymentUnsure && problem?.failure.kind !== 'paidCart' && (
        <PartBoundary>
          <paymentUnsure.Component cartId={cart?.cartId ?? ''} />
        </PartBoundary>
      )}
      {changed && changed.cartId === cart?.cartId && (
        <PartBoundary>
          <paidBefore.Component />
        </PartBoundary>
      )}
      {signedIn && (
        <PartBoundary>
          <endedRows.Component />
        </PartBoundary>
      )}
      {waits && (
        <PartBoundary>
          <waitingNotice.Component isChange={Boolean(cart?.bag)} />
        </PartBoundary>
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
      {problem && !standsInRow && !problemOf(problem, shownInPlace) && <CartProblemAlert problem={problem} />}
    </>
  );
}
