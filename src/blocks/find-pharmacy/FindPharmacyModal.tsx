import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { Checkbox } from '../../ui/form/Checkbox';
import { standaloneLink } from '../../ui/link/standalone-link.css';
import { Modal } from '../../ui/modal/Modal';
import { Link } from '../link/Link';
import * as styles from './find-pharmacy.css';
import { finderPath } from './finder-address';
import { setFinderPrescription, withPrescription } from './finder-prescription';
import { type FinderState, initialState, searchOf } from './finder-state';
import { ownSearch } from './own-search';
import { PharmacyFilters } from './PharmacyFilters';
import { PharmacyList } from './PharmacyList';
import { SearchForm } from './SearchForm';
import { StockNote } from './StockNote';
import type { Subject } from './subject';
import { useListedPharmacies } from './use-listed-pharmacies';
import { useStatusText } from './use-status-text';
import { useVisitorPosition } from './use-visitor-position';

interface FindPharmacyModalProps {
  product: Subject;
  onClose: () => void;
}

/** Lists pharmacies near a place or the visitor, with their stock of the product. */
export function FindPharmacyModal({ product, onClose }: FindPharmacyModalProps) {
  const { t } = useLingui();
  const { prescriptionId } = product;
  const results = useRef<HTMLElement>(null);
  const position = useVisitorPosition();
  const [state, setState] = useState(initialState);
  const subjects = useMemo(() => [product], [product]);
  const hasSearched = state.nearMe || state.place !== '';
  const origin = position.position;
  const search = useMemo(
    () => (hasSearched ? searchOf(state, origin, subjects) : null),
    [hasSearched, state, origin, subjects],
  );
  const list = useListedPharmacies({ state, origin, subjects, search });
  const status = useStatusText(state, subjects, list);
  const toResults = () => results.current?.focus();

  function startSearch(next: Pick<FinderState, 'place' | 'nearMe'>): void {
    setState({ ...state, ...next, pages: 1 });
    // On a phone, this closes the keyboard, which would cover the results.
    toResults();
  }

  return (
    <Modal title={t`Hitta på apotek`} onClose={onClose}>
      <div className={styles.stack}>
        <p>{product.title}</p>
        <SearchForm
          place={state.place}
          position={position}
          onPlace={(place) => startSearch({ place, nearMe: false })}
          onPosition={() => startSearch({ place: '', nearMe: true })}
        />
        {hasSearched && (
          <>
            {!product.marketingSensitive && (
              <Checkbox
                checked={state.inStockOnly}
                onChange={({ target }) => setState({ ...state, inStockOnly: target.checked, pages: 1 })}
              >
                <Trans>Visa bara apotek som har varan</Trans>
              </Checkbox>
            )}
            <PharmacyFilters choices={list.choices} state={state} onChange={setState} onEmptied={toResults} />
          </>
        )}
        <section ref={results} className={styles.results} tabIndex={-1} aria-label={t`Apotek`}>
          {!hasSearched && (
            <p className={styles.quiet}>
              {product.marketingSensitive ? (
                <Trans>Skriv en ort eller använd din position, så ser du apotek i närheten.</Trans>
              ) : (
                <Trans>Skriv en ort eller använd din position, så ser du lagersaldot på apotek i närheten.</Trans>
              )}
            </p>
          )}
          <PharmacyList
            list={list}
            status={hasSearched ? status : ''}
            subjects={subjects}
            onMore={() => setState({ ...state, pages: list.pages + 1 })}
            onRetry={toResults}
          />
        </section>
        <StockNote subjects={subjects} updated={list.stockUpdated} />
        <div>
          <Link
            className={standaloneLink}
            href={finderPath(prescriptionId === undefined ? [product.productNumber] : [], state)}
            state={{ ...(prescriptionId !== undefined && withPrescription), ...(state.nearMe && ownSearch) }}
            {...(prescriptionId !== undefined && { onClick: () => setFinderPrescription(product) })}
          >
            <Trans>Öppna i Hitta apotek</Trans>
          </Link>
        </div>
      </div>
    </Modal>
  );
}
