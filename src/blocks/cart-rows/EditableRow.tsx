import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import type { CartProblem } from '../../cart/view';
import type { CartRow } from '../../domain/cart';
import { quantityLimitInOrder } from '../../domain/quantity-limit';
import { formatMoney } from '../../i18n/format';
import { unbrokenUnits } from '../../i18n/unbroken-units';
import { store } from '../../lib/store';
import { IconButton } from '../../ui/button/IconButton';
import { QuantityStepper } from '../../ui/form/QuantityStepper';
import { trash } from '../../ui/icon/paths';
import { CartProblemAlert } from '../cart-problem/CartProblemAlert';
import { CooledNote } from '../cooled/CooledNote';
import { disclosures } from '../disclosures/disclosures-part';
import { Link } from '../link/Link';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { Thumbnail } from '../product-picture/Thumbnail';
import { QuantityLimitText } from '../quantity-limit/QuantityLimitText';
import * as styles from './CartRows.css';
import { RowPrice } from './RowPrice';
import { RowPromotions } from './RowPromotions';
import { removedRowAtom } from './removed-row';

interface EditableRowProps {
  row: CartRow;
  /** All of the cart's: some limits are shared. */
  rows: readonly CartRow[];
  pending: boolean;
  /** The customer has just had it back. */
  takesFocus: boolean;
  problem: CartProblem | null;
  onQuantity: (quantity: number) => void;
  onRemove: (button: HTMLElement) => void;
  onFollow: () => void;
}

export function EditableRow({
  row,
  rows,
  pending,
  takesFocus,
  problem,
  onQuantity,
  onRemove,
  onFollow,
}: EditableRowProps) {
  const { t } = useLingui();
  const { itemId, title, subTitle, path, picture, quantity, unitPrice } = row;
  const eachPrice = formatMoney(unitPrice);
  const limit = quantityLimitInOrder(row, rows);
  const showsLimit = quantity > 1 || limit.most === 0 || limit.reason === 'substance';
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (takesFocus) element.current?.querySelector('a')?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (!problem) return;
    element.current?.scrollIntoView({ block: 'nearest' });
    if (isRefusedRemoval(problem)) takeBackFocus(element.current);
  }, [problem]);
  return (
    <li ref={element} className={styles.row} aria-busy={pending}>
      <Thumbnail picture={picture} />
      <div className={styles.text}>
        <Link href={path} className={styles.title} onClick={onFollow}>
          {unbrokenUnits(title)}
        </Link>
        {subTitle !== '' && <p className={styles.detail}>{subTitle}</p>}
        {quantity > 1 && (
          <p className={styles.detail}>
            <Trans>{eachPrice} per styck</Trans>
          </p>
        )}
        <RowPromotions row={row} />
        <CooledNote itemId={itemId} products={rows.map((each) => each.itemId)} className={styles.detail} />
        <PartBoundary>
          <disclosures.Component productNumber={itemId} />
        </PartBoundary>
      </div>
      <div className={styles.controls}>
        <QuantityStepper
          value={quantity}
          max={Math.max(1, limit.most)}
          onChange={onQuantity}
          labels={{
            value: t`Antal av ${title}`,
            less: t`Minska antalet av ${title}`,
            more: t`Öka antalet av ${title}`,
          }}
        />
        <IconButton
          label={t`Ta bort ${title}`}
          icon={trash}
          data-remove=""
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        />
        <RowPrice row={row} pending={pending} />
      </div>
      {showsLimit && quantity >= limit.most && !problem && (
        <p className={styles.limit} role="status">
          <QuantityLimitText limit={limit} />
        </p>
      )}
      {problem && (
        <div className={styles.problem}>
          <CartProblemAlert problem={problem} />
        </div>
      )}
    </li>
  );
}

const isRefusedRemoval = ({ change }: CartProblem) => change.kind === 'set' && change.quantity === 0;

/** Only from where the removal has moved it, or if it was on the notice, which has gone. */
function takeBackFocus(row: HTMLElement | null): void {
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement !== store.get(removedRowAtom)?.focusMovedTo) return;
  row?.querySelector<HTMLElement>('[data-remove]')?.focus();
}
