import { Trans } from '@lingui/react/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { Link } from '../../blocks/link/Link';
import { NumberOfProducts } from '../../blocks/number-of-products/NumberOfProducts';
import { bagMayComeAtom, waitingBagAtom } from '../../cart/app-bag';
import { sideCartOpenAtom } from '../../cart/drawers';
import { beforeStart, cartViewAtom } from '../../cart/view';
import { numberOfItems } from '../../domain/cart';
import { numberOfItemsWith } from '../../domain/waiting-bag';
import { formatMoney } from '../../i18n/format';
import { usePartLoader } from '../../lib/part-loader';
import { usePrerendered } from '../../lib/use-prerendered';
import { paths } from '../../routes/paths';
import { Icon } from '../../ui/icon/Icon';
import { basket } from '../../ui/icon/paths';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { sideCart } from '../overlays/side-cart';
import * as styles from './SiteHeader.css';

/** The minicart: item count and total. Opens the side cart; without script it links to the cart page. */
export function CartButton() {
  const loader = usePartLoader();
  const preload = () => void loader.load(sideCart);
  const setSideCartOpen = useSetAtom(sideCartOpenAtom);
  const { cart, status, saving } = usePrerendered(useAtomValue(cartViewAtom), beforeStart);
  const count = numberOfItemsWith(cart, useAtomValue(waitingBagAtom));
  const mayCome = useAtomValue(bagMayComeAtom);
  const sum = cart?.totals && numberOfItems(cart) > 0 ? formatMoney(cart.totals.total) : null;

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setSideCartOpen(true);
  }

  return (
    <Link
      className={`${styles.headerButton} ${styles.cart}`}
      href={paths.cart()}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={open}
    >
      <span className={styles.cartIcon}>
        <Icon path={basket} />
        {count > 0 && (
          <span className={styles.count} aria-hidden>
            {count}
          </span>
        )}
      </span>
      <span className={visuallyHidden}>
        {count === 0 && (status !== 'ready' || mayCome) ? (
          <Trans>Varukorg</Trans>
        ) : count === 0 ? (
          <Trans>Varukorg, tom</Trans>
        ) : (
          <Trans>
            Varukorg, <NumberOfProducts count={count} />
          </Trans>
        )}{' '}
      </span>
      <span className={styles.cartSum} aria-hidden={sum === null || saving}>
        {sum ?? <Trans>Varukorg</Trans>}
      </span>
    </Link>
  );
}
