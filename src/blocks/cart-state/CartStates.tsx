import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CartView } from '../../cart/view';
import type { Cart } from '../../domain/cart';
import { paths } from '../../routes/paths';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { CartNotices } from '../cart-problem/CartNotices';
import { EmptyState } from '../empty-state/EmptyState';
import * as styles from './CartStates.css';
import { cartPhase } from './cart-phase';

interface CartStatesProps {
  view: CartView;
  /** The link of an empty cart was followed. */
  onContinue?: () => void;
  children: (cart: Cart) => ReactNode;
}

/** The cart while it is loading, unavailable or empty; `children` renders a filled one. */
export function CartStates({ view, onContinue, children }: CartStatesProps) {
  const phase = cartPhase(view);
  return (
    <div className={styles.states}>
      <CartNotices view={view} />
      {phase.kind === 'loading' && <CartLoading />}
      {phase.kind === 'empty' && <CartEmpty onContinue={onContinue} />}
      {phase.kind === 'filled' && children(phase.cart)}
    </div>
  );
}

function CartLoading() {
  const { t } = useLingui();
  return (
    <div className={styles.loading} role="status" aria-label={t`Varukorgen laddas`}>
      {['first', 'second'].map((row) => (
        <div key={row} className={styles.loadingRow}>
          <Skeleton className={styles.loadingPicture} />
          <Skeleton lines={3} />
        </div>
      ))}
    </div>
  );
}

function CartEmpty({ onContinue }: { onContinue: (() => void) | undefined }) {
  return (
    <EmptyState
      title={<Trans>Din varukorg är tom</Trans>}
      link={{ href: paths.home(), title: <Trans>Fortsätt handla</Trans>, onClick: onContinue }}
    >
      <Trans>Här samlas varorna som du vill köpa.</Trans>
    </EmptyState>
  );
}
