import { useLingui } from '@lingui/react/macro';
import { useAtom } from 'jotai';
import { Fragment } from 'react';
import { cartActions } from '../../cart/cart-actions';
import type { CartOutcome } from '../../cart/queue/write';
import type { CartView } from '../../cart/view';
import type { CartRow } from '../../domain/cart';
import { trackEcommerce } from '../../telemetry/track-ecommerce';
import { itemOfProblem } from '../cart-problem/problem-message';
import { trackInFlyout } from '../impressions/track-in-flyout';
import * as styles from './CartRows.css';
import { EditableRow } from './EditableRow';
import { RemovedNotice } from './RemovedNotice';
import { removedRowAtom } from './removed-row';

interface CartRowsProps {
  rows: CartRow[];
  view: Pick<CartView, 'pending' | 'problem'>;
  /** What has the focus is about to disappear, with no row beside it: the focus has to move to an element that stays. */
  onEmptied: () => void;
  /** A link to a product was followed. */
  onFollow?: () => void;
  /** The list is in an overlay, where changes to its products are tracked separately. */
  inFlyout?: boolean;
}

/** The editable products of the cart. A row keeps its position and its focus through every change. */
export function CartRows({ rows, view: { pending, problem }, onEmptied, onFollow, inFlyout = false }: CartRowsProps) {
  const { t } = useLingui();
  const [removed, setRemoved] = useAtom(removedRowAtom);
  const itemWithProblem = itemOfProblem(problem);

  const name = t`Varukorg`;

  async function count(row: CartRow, change: number, outcome: Promise<CartOutcome>): Promise<void> {
    const { ok } = await outcome;
    if (!ok) return;
    trackEcommerce(({ trackRowChange }) => trackRowChange(row, change));
    if (inFlyout) trackInFlyout((flyout) => flyout.trackFlyoutCartChange('cart', name, row, change));
  }

  function setQuantity(row: CartRow, quantity: number): void {
    void count(row, quantity - row.quantity, cartActions.setQuantity(row.itemId, quantity));
  }

  function follow(row: CartRow): void {
    if (inFlyout) trackInFlyout(({ trackFlyoutClick }) => trackFlyoutClick('cart', name, row));
    onFollow?.();
  }

  function remove(row: CartRow, button: HTMLElement): void {
    const link = linkBeside(button.closest('li'));
    if (link) link.focus();
    else onEmptied();
    const followers = rows.slice(rows.indexOf(row) + 1).map(({ itemId }) => itemId);
    setRemoved({ row, followers, state: 'removed', focusMovedTo: document.activeElement });
    void count(row, -row.quantity, cartActions.removeItem(row.itemId));
  }

  // Restored, here or elsewhere, it is among the rows again.
  const isGone =
    removed !== null && removed.state !== 'restored' && !rows.some(({ itemId }) => itemId === removed.row.itemId);
  const follower = rows.find(({ itemId }) => removed?.followers.includes(itemId))?.itemId;
  const place = isGone && (follower ?? 'end');
  const notice = isGone && (
    <li>
      <RemovedNotice removed={removed} />
    </li>
  );
  return (
    (rows.length > 0 || notice) && (
      <ul className={styles.rows} aria-label={t`Varor i varukorgen`}>
        {rows.map((row) => (
          <Fragment key={row.itemId}>
            {place === row.itemId && notice}
            <EditableRow
              row={row}
              rows={rows}
              pending={pending.has(row.itemId)}
              takesFocus={removed?.state === 'restoring' && removed.row.itemId === row.itemId}
              problem={itemWithProblem === row.itemId ? problem : null}
              onQuantity={(quantity) => setQuantity(row, quantity)}
              onRemove={(button) => remove(row, button)}
              onFollow={() => follow(row)}
            />
          </Fragment>
        ))}
        {place === 'end' && notice}
      </ul>
    )
  );
}

/** The link of the next row, else of the closest one before; the notice of a removed row has none. */
function linkBeside(item: Element | null): HTMLElement | undefined {
  const items = [...(item?.parentElement?.children ?? [])];
  const at = item ? items.indexOf(item) : -1;
  return [...items.slice(at + 1), ...items.slice(0, Math.max(at, 0)).reverse()]
    .map((each) => each.querySelector('a'))
    .find((link) => link !== null);
}
