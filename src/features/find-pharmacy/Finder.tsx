import { Plural, Trans } from '@lingui/react/macro';
import { useCallback, useRef, useState } from 'react';
import { FailureAlert } from '../../blocks/failure/FailureAlert';
import { type FinderState, showsStock } from '../../blocks/find-pharmacy/finder-state';
import { PharmacyFilters } from '../../blocks/find-pharmacy/PharmacyFilters';
import { SearchForm } from '../../blocks/find-pharmacy/SearchForm';
import type { Subject } from '../../blocks/find-pharmacy/subject';
import { Checkbox } from '../../ui/form/Checkbox';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { ChosenProducts } from './ChosenProducts';
import * as styles from './FindPharmacyScreen.css';
import { ProductField } from './ProductField';
import { Results } from './Results';
import { useFinder } from './use-finder';

/** Search, products, filters, and the pharmacies as a list and on a map. */
export function Finder() {
  const results = useRef<HTMLElement>(null);
  const finder = useFinder();
  const { address, prescription, position, subjects, go } = finder;
  const [latest, setLatest] = useState({ change: 'added', title: '' });

  /** Moves the focus to the list, and the view too where the list begins so far down that it would not be seen. */
  const toResults = useCallback(() => {
    const list = results.current;
    list?.focus({ preventScroll: true });
    if (list && list.getBoundingClientRect().top > window.innerHeight * 0.75) list.scrollIntoView();
  }, []);

  const search = useCallback(
    (change: Partial<FinderState>) => {
      go(change);
      // On a phone, this closes the keyboard, which would cover the results.
      toResults();
    },
    [go, toResults],
  );

  function add({ productNumber, title }: Subject): void {
    setLatest({ change: 'added', title });
    go({ products: [...address.products, productNumber] });
  }

  function remove({ productNumber, title }: Subject): void {
    setLatest({ change: 'removed', title });
    const products = address.products.filter((number) => number !== productNumber);
    go({ products }, { keepsPrescription: false });
  }

  const { change, title } = latest;
  return (
    <div className={styles.finder}>
      <div className={styles.searches} data-screen-only>
        <div className={styles.placeSearch}>
          <SearchForm
            place={address.place}
            position={position}
            onPlace={(place) => search({ place, nearMe: false })}
            onPosition={() => search({ place: '', nearMe: true })}
          />
        </div>
        {!prescription && <ProductField chosen={address.products} onAdd={add} />}
      </div>
      {subjects.length > 0 && <ChosenProducts subjects={subjects} onRemove={remove} onEmptied={toResults} />}
      <span className={visuallyHidden} role="status">
        {title !== '' && (change === 'added' ? <Trans>{title} är tillagd</Trans> : <Trans>{title} är borttagen</Trans>)}
      </span>
      {finder.productsFailed && (
        <FailureAlert title={<Trans>Vi kunde inte hämta varorna</Trans>} onRetry={finder.retryProducts} />
      )}
      {showsStock(subjects) && (
        <Checkbox checked={address.inStockOnly} onChange={({ target }) => go({ inStockOnly: target.checked })}>
          <Plural
            value={subjects.length}
            one="Visa bara apotek som har varan"
            other="Visa bara apotek som har alla varorna"
          />
        </Checkbox>
      )}
      <PharmacyFilters
        choices={finder.choices}
        state={address}
        onChange={({ filters }) => go({ filters })}
        onEmptied={toResults}
      />
      <Results
        ref={results}
        view={address.view}
        shown={finder.shown}
        asked={finder.asked}
        go={go}
        onSearch={search}
        onRetry={toResults}
      />
    </div>
  );
}
