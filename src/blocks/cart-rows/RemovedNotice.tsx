import { Trans } from '@lingui/react/macro';
import { cartActions } from '../../cart/cart-actions';
import { store } from '../../lib/store';
import { trackEcommerce } from '../../telemetry/track-ecommerce';
import { Button } from '../../ui/button/Button';
import * as styles from './RemovedNotice.css';
import { type RemovedRow, removedRowAtom } from './removed-row';

interface RemovedNoticeProps {
  removed: RemovedRow;
  /** The pressed button disappears: the focus has to move to an element that stays. */
  onRestored: () => void;
}

/** Stands in the place of a removed row, and gives it back. */
export function RemovedNotice({ removed: { row }, onRestored }: RemovedNoticeProps) {
  const { title, itemId, quantity } = row;

  async function restore(): Promise<void> {
    onRestored();
    store.set(removedRowAtom, null);
    const { ok } = await cartActions.addItem(itemId, quantity);
    if (ok) trackEcommerce(({ trackRowChange }) => trackRowChange(row, quantity));
  }

  return (
    <p className={styles.notice}>
      <span>
        <Trans>{title} har tagits bort ur varukorgen</Trans>
      </span>
      <Button variant="secondary" size="small" onClick={() => void restore()}>
        <Trans>Ångra</Trans>
      </Button>
    </p>
  );
}
