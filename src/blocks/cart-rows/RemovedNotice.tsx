import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { cartActions } from '../../cart/cart-actions';
import { store } from '../../lib/store';
import { trackEcommerce } from '../../telemetry/track-ecommerce';
import { Button } from '../../ui/button/Button';
import * as styles from './RemovedNotice.css';
import { type RemovedRow, removedRowAtom } from './removed-row';

/** Stands in the place of a removed row, and gives it back. */
export function RemovedNotice({ removed: { row, followers, state } }: { removed: RemovedRow }) {
  const { title, itemId } = row;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The refused row has disappeared with the focus.
    if (state === 'refused' && document.activeElement === document.body) {
      notice.current?.querySelector('button')?.focus();
    }
  }, [state]);

  function become(next: RemovedRow['state']): void {
    store.set(removedRowAtom, (now) => (now?.row.itemId === itemId ? { ...now, state: next } : now));
  }

  async function restore(): Promise<void> {
    become('restoring');
    const { ok } = await cartActions.restoreRow(row, followers);
    become(ok ? 'restored' : 'refused');
    if (ok) trackEcommerce(({ trackRowChange }) => trackRowChange(row, row.quantity));
  }

  return (
    <p ref={notice} className={styles.notice}>
      <span>
        <Trans>{title} har tagits bort ur varukorgen</Trans>
      </span>
      <Button variant="secondary" size="small" onClick={() => void restore()}>
        <Trans>Ångra</Trans>
      </Button>
    </p>
  );
}
