import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { cartActions } from '../../cart/current';
import type { CartView } from '../../cart/view';
import type { CartRow } from '../../domain/cart';
import { trackRemoveFromCart } from '../../telemetry/trade';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { itemOfProblem } from '../cart-problem/problem-words';
import * as styles from './CartRows.css';
import { EditableRow } from './EditableRow';

interface CartRowsProps {
  rows: CartRow[];
  view: Pick<CartView, 'pending' | 'problem'>;
  /** The last row goes away: the focus has to go on somewhere that stays. */
  onEmptied: () => void;
  /** A link to a good was followed. */
  onFollow?: (() => void) | undefined;
}

/** The goods of the cart, to be changed. A row keeps its place and its focus through every change. */
export function CartRows({ rows, view: { pending, problem }, onEmptied, onFollow }: CartRowsProps) {
  const { t } = useLingui();
  const [removed, setRemoved] = useState('');
  const itemInTrouble = itemOfProblem(problem);

  function remove(row: CartRow, button: HTMLElement): void {
    const item = button.closest('li');
    const neighbour = item?.nextElementSibling ?? item?.previousElementSibling;
    if (neighbour) neighbour.querySelector('a')?.focus();
    else onEmptied();
    setRemoved(row.title);
    trackRemoveFromCart(row);
    void cartActions.removeItem(row.itemId);
  }

  return (
    <>
      <ul className={styles.rows} aria-label={t`Varor i varukorgen`}>
        {rows.map((row) => (
          <EditableRow
            key={row.itemId}
            row={row}
            pending={pending.has(row.itemId)}
            problem={itemInTrouble === row.itemId ? problem : null}
            onRemove={remove}
            onFollow={onFollow}
          />
        ))}
      </ul>
      <span className={visuallyHidden} role="status">
        {removed !== '' && t`${removed} har tagits bort ur varukorgen`}
      </span>
    </>
  );
}
