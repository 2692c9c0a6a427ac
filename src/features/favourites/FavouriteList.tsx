import { Trans, useLingui } from '@lingui/react/macro';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import type { Favourite } from '../../blocks/favourites/favourites';
import type { ProductNumber } from '../../domain/ids';
import { FavouriteRow } from './FavouriteRow';
import * as styles from './Favourites.css';
import { useCurrentGoods } from './use-current-goods';

interface FavouriteListProps {
  goods: readonly Favourite[];
  /** The one that the focus goes to. */
  restored: ProductNumber | null;
  onRemove: (good: Favourite, at: number) => void;
  /** The last row goes away: the focus has to go on somewhere that stays. */
  onEmptied: () => void;
}

export function FavouriteList({ goods, restored, onRemove, onEmptied }: FavouriteListProps) {
  const { t } = useLingui();
  const { currentOf, failed, retry } = useCurrentGoods(goods);

  function remove(good: Favourite, at: number, row: HTMLElement): void {
    const neighbour = row.nextElementSibling ?? row.previousElementSibling;
    if (neighbour) neighbour.querySelector<HTMLElement>('a, button')?.focus();
    else onEmptied();
    onRemove(good, at);
  }

  return (
    <>
      {failed && <FailureAlert title={<Trans>Pris och lagersaldo kunde inte hämtas</Trans>} onRetry={retry} />}
      <ul className={styles.rows} aria-label={t`Dina favoriter`}>
        {goods.map((good, at) => (
          <FavouriteRow
            key={good.productNumber}
            good={good}
            current={currentOf(good)}
            takesFocus={good.productNumber === restored}
            onRemove={(row) => remove(good, at, row)}
          />
        ))}
      </ul>
    </>
  );
}
