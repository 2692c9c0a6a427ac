import { Trans, useLingui } from '@lingui/react/macro';
import { useAtom, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { bagMayComeAtom, waitingBagAtom } from '../../cart/app-bag';
import type { CartView } from '../../cart/view';
import { type Cart, quantityOf } from '../../domain/cart';
import { useIsSlow } from '../../lib/use-is-slow';
import { paths } from '../../routes/paths';
import { Alert } from '../../ui/alert/Alert';
import { type Outline, outlines } from '../../ui/skeleton/ScreenOutline';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { CartNotices } from '../cart-problem/CartNotices';
import { RemovedNotice } from '../cart-rows/RemovedNotice';
import { removedRowAtom } from '../cart-rows/removed-row';
import { SpokenTotal } from '../cart-summary/SpokenTotal';
import { EmptyState } from '../empty-state/EmptyState';
import { LazyWaitingBag } from '../prescription-bag/LazyBag';
import * as styles from './CartStates.css';
import { type BagState, cartPhase } from './cart-phase';

interface CartStatesProps {
  view: CartView;
  /** The link of an empty cart was followed. */
  onContinue?: () => void;
  /** Level of a section's heading. */
  level?: 2 | 3;
  /** What the cart is shown as while it is loading. */
  outline?: Outline;
  /** Above an empty cart. */
  aboveEmpty?: ReactNode;
  /** The focus was on what has disappeared. */
  onEmptied: () => void;
  children: (cart: Cart) => ReactNode;
}

/** The cart while it is loading, unavailable or empty; `children` renders a filled one. */
export function CartStates(props: CartStatesProps) {
  const { view, onContinue, level = 2, outline = 'rows', aboveEmpty, onEmptied, children } = props;
  const { t } = useLingui();
  const phase = cartPhase(view, useBagState());
  const isEmpty = phase.kind === 'empty' || phase.kind === 'waiting';
  const [removed, setRemoved] = useAtom(removedRowAtom);
  const title = removed?.row.title;
  const isInCart = removed !== null && quantityOf(view.cart, removed.row.itemId) > 0;
  useEffect(() => () => setRemoved(null), [setRemoved]);
  useEmptiedElsewhere(phase.kind === 'filled', isEmpty, onEmptied);
  return (
    <div className={styles.states}>
      <CartNotices view={view} />
      {phase.kind === 'filled' && view.status === 'loading' && view.saving && <Resuming />}
      {phase.kind === 'loading' && (
        // Its ordinary products are known by then.
        <CartLoading outline={outline} withoutProducts={view.status === 'ready'} onContinue={onContinue} />
      )}
      {isEmpty && removed && removed.state !== 'restored' && <RemovedNotice removed={removed} />}
      {phase.kind === 'empty' && aboveEmpty}
      {phase.kind === 'empty' && <CartEmpty onContinue={onContinue} />}
      {phase.kind === 'waiting' && <LazyWaitingBag level={level} onRemoved={onEmptied} />}
      {phase.kind === 'filled' && children(phase.cart)}
      <span className={visuallyHidden} role="status">
        {removed?.state === 'restored' && isInCart && t`${title} ligger i varukorgen igen`}
        {/* If the service refuses the removal, the row is back and says why. */}
        {removed && removed.state !== 'restored' && !isInCart && t`${title} har tagits bort ur varukorgen`}
      </span>
      <SpokenTotal view={view} />
    </div>
  );
}

/** Another tab or the app has emptied the cart: what had the focus is gone, and what is left may be out of view. */
function useEmptiedElsewhere(isFilled: boolean, isEmpty: boolean, onEmptied: () => void): void {
  const wasFilled = useRef(false);
  const notify = useEffectEvent(onEmptied);
  useEffect(() => {
    if (isEmpty && wasFilled.current && document.activeElement === document.body) notify();
    wasFilled.current = isFilled;
  }, [isFilled, isEmpty]);
}

function useBagState(): BagState {
  return { waits: useAtomValue(waitingBagAtom) !== null, isReading: useAtomValue(bagMayComeAtom) };
}

interface CartLoadingProps {
  outline: Outline;
  /** Only goods on prescription may still come. */
  withoutProducts: boolean;
  onContinue: (() => void) | undefined;
}

function CartLoading({ outline, withoutProducts, onContinue }: CartLoadingProps) {
  const { t } = useLingui();
  const isSlow = useIsSlow();
  return (
    <div className={styles.loading} role="status" aria-label={t`Varukorgen laddas`}>
      {isSlow && withoutProducts ? (
        <EmptyState title={<Trans>Vi hämtar dina varor på recept</Trans>} link={continuing(onContinue)}>
          <Trans>Det tar längre tid än vanligt. I övrigt är varukorgen tom.</Trans>
        </EmptyState>
      ) : (
        outlines[outline]
      )}
    </div>
  );
}

function continuing(onClick: (() => void) | undefined) {
  return { href: paths.home(), title: <Trans>Fortsätt handla</Trans>, onClick };
}

function CartEmpty({ onContinue }: { onContinue: (() => void) | undefined }) {
  return (
    <EmptyState title={<Trans>Din varukorg är tom</Trans>} link={continuing(onContinue)}>
      <Trans>Här samlas varorna som du vill köpa.</Trans>
    </EmptyState>
  );
}

/** What was added on the page before is missing in the cart until the service has answered. */
function Resuming() {
  const isSlow = useIsSlow(1_000);
  if (!isSlow) return null;
  return (
    <Alert tone="info" title={<Trans>Varukorgen uppdateras</Trans>}>
      <Trans>Det som du nyss har lagt till visas här så snart det är sparat.</Trans>
    </Alert>
  );
}
