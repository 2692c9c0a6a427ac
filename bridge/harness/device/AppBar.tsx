import { IconButton } from '../../../src/ui/button/IconButton';
import { basket, chevronLeft, cross } from '../../../src/ui/icon/paths';
import * as styles from './AppBar.css';
import type { AppBarState } from './app-bar';

interface AppBarProps {
  bar: AppBarState;
  onBack: () => void;
  onCart: () => void;
}

/** The bar of an app above its web view: back, the page's title, and the cart with its number of products. */
export function AppBar({ bar: { title, canGoBack, numberOfItems }, onBack, onCart }: AppBarProps) {
  return (
    <section className={styles.bar} aria-label="App bar">
      <IconButton
        icon={canGoBack ? chevronLeft : cross}
        label={canGoBack ? 'Back in the app' : 'Back in the app: would close'}
        onClick={onBack}
      />
      <span className={styles.title} title={title ?? undefined}>
        {title ?? '…'}
      </span>
      <span className={styles.cart}>
        <IconButton icon={basket} label={`Cart in the app: ${numberOfItems ?? 'unknown'}`} onClick={onCart} />
        {numberOfItems !== null && (
          <span className={styles.count} aria-hidden="true">
            {numberOfItems}
          </span>
        )}
      </span>
    </section>
  );
}
