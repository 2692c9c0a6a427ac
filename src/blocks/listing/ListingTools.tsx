import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Sort } from '../../api/elevate/queries';
import { Button } from '../../ui/button/Button';
import { Select } from '../../ui/form/Select';
import * as styles from './Listing.css';
import { sorts } from './listing-address';

const sortTexts = {
  score: msg`Mest populära`,
  rating: msg`Högst betyg`,
  priceLow: msg`Lägsta pris`,
  priceHigh: msg`Högsta pris`,
  title: msg`A till Ö`,
} satisfies Record<Sort, unknown>;

interface ListingToolsProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  onFilter: () => void;
  /** The filters are likely to be opened next. */
  onNearFilter: () => void;
}

/** Sort order, and the button that opens the filters if they have no column of their own. */
export function ListingTools({ sort, onSort, onFilter, onNearFilter }: ListingToolsProps) {
  const { t, i18n } = useLingui();
  return (
    <div className={styles.tools}>
      <div className={styles.filterButton}>
        <Button variant="secondary" onClick={onFilter} onPointerEnter={onNearFilter}>
          <Trans>Filtrera</Trans>
        </Button>
      </div>
      <Select
        label={t`Sortera`}
        value={sort}
        onChange={({ target }) => onSort(sorts.find((name) => name === target.value) ?? 'score')}
      >
        {sorts.map((name) => (
          <option key={name} value={name}>
            {i18n._(sortTexts[name])}
          </option>
        ))}
      </Select>
    </div>
  );
}
