import { Trans } from '@lingui/react/macro';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { PharmacyList } from '../../blocks/find-pharmacy/PharmacyList';
import { StockNote } from '../../blocks/find-pharmacy/StockNote';
import type { Pharmacies } from '../../blocks/find-pharmacy/use-listed-pharmacies';
import { PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import type { FoundPharmacy, PharmacyId } from '../../domain/pharmacy';
import { part } from '../../lib/part';
import { useMedia } from '../../lib/use-media';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { large } from '../../ui/theme/media';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import * as styles from './FindPharmacyScreen.css';
import { NothingFound } from './NothingFound';
import type { ResultsProps } from './Results';
import type { Chosen } from './use-finder';
import { ViewSwitch } from './ViewSwitch';

const map = part(() => import('../../blocks/pharmacy-map/PharmacyMap'));

const none: readonly FoundPharmacy[] = [];

interface ResultsViewProps extends Omit<ResultsProps, 'asked'> {
  shown: Chosen;
  list: Pharmacies;
  status: string;
}

/** The pharmacies as a list and on a map: side by side, or on a narrow screen the map above the list. */
export const ResultsView = memo(function ResultsView({
  ref,
  view,
  shown,
  list,
  status,
  go,
  onSearch,
  onRetry,
}: ResultsViewProps) {
  const { address, subjects, origin } = shown;
  const lacksPosition = address.nearMe && !origin;
  const wide = useMedia(large);
  const [selected, setSelected] = useState<PharmacyId | null>(null);
  const found = list.found ?? none;
  // The map keeps what it shows until all of a search has arrived: with each change it groups its marks anew.
  const near = address.nearMe ? origin : null;
  const [onMap, setOnMap] = useState({ found: none, ofSearch: list.ofSearch, near });
  if (!list.loading && (onMap.found !== found || onMap.near !== near))
    setOnMap({ found, ofSearch: list.ofSearch, near });
  const showsMap = wide || view === 'map';
  // On a narrow screen, what is chosen on the map is shown right below it.
  const chosen = !wide && showsMap ? found.find(({ pharmacy }) => pharmacy.id === selected) : undefined;

  const mapFrame = useRef<HTMLDivElement>(null);
  /** Where it lies above the list, the map that a row asks for comes into view, with the focus: that row's place changes. */
  const bringsMap = useRef(false);
  useEffect(() => {
    if (!bringsMap.current || !mapFrame.current) return;
    bringsMap.current = false;
    mapFrame.current.focus({ preventScroll: true });
    mapFrame.current.scrollIntoView({ block: 'start' });
  });

  /** The focus that was in the map, before Back took the map away, continues where it came from. */
  const hadMap = useRef(showsMap);
  useEffect(() => {
    const isGone = hadMap.current && !showsMap;
    hadMap.current = showsMap;
    if (!isGone || document.activeElement !== document.body) return;
    const row = document.querySelector<HTMLElement>(`[data-pharmacy="${selected}"] [aria-pressed]`);
    (row ?? ref.current)?.focus();
  }, [showsMap, selected, ref]);

  // Without pharmacies the page is shorter, and so scrolled to another part: the text about them comes into view again.
  const isEmpty = list.ofSearch?.length === 0;
  useEffect(() => {
    const section = ref.current;
    if (isEmpty && section === document.activeElement) section?.scrollIntoView({ block: 'nearest' });
  }, [isEmpty, ref]);

  const show = useRef((_: typeof view) => {});
  useEffect(() => {
    show.current = (next) => go({ view: next, pages: list.pages });
  });
  // Stable, as it is given to each row.
  const selectInList = useCallback(
    (id: PharmacyId) => {
      setSelected(id);
      if (wide) return;
      bringsMap.current = true;
      show.current('map');
    },
    [wide],
  );

  function selectOnMap(id: PharmacyId | null): void {
    setSelected(id);
    if (wide && id !== null) document.querySelector(`[data-pharmacy="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  }

  const mapPart = showsMap && (
    <div ref={mapFrame} className={styles.map} tabIndex={-1}>
      {onMap.found.length > 0 && (
        <PartBoundary
          fallback={
            <p>
              <Trans>Kartan kunde inte visas. Alla apotek finns i listan.</Trans>
            </p>
          }
          placeholder={<Skeleton className={styles.mapPlaceholder} />}
        >
          <map.Component
            pharmacies={onMap.found}
            around={onMap.ofSearch}
            origin={onMap.near ?? undefined}
            selected={selected}
            onSelect={selectOnMap}
          />
        </PartBoundary>
      )}
    </div>
  );

  return (
    <>
      {!wide && found.length > 0 && <ViewSwitch view={view} onChange={(next) => show.current(next)} />}
      <div className={styles.columns}>
        {!wide && mapPart}
        <section
          ref={ref}
          className={list.loading ? styles.loadingResults : styles.results}
          tabIndex={-1}
          aria-labelledby="apotek-lista"
        >
          <h2 id="apotek-lista" className={visuallyHidden}>
            <Trans>Apotek</Trans>
          </h2>
          {lacksPosition && (
            <p className={styles.quiet}>
              <Trans>Använd din position, eller sök på en ort. Vi sparar inte var du är.</Trans>
            </p>
          )}
          <PharmacyList
            list={chosen ? { ...list, search: `${list.search} ${chosen.pharmacy.id}`, found: [chosen] } : list}
            status={lacksPosition ? '' : status}
            subjects={subjects}
            whenNone={<NothingFound address={address} onAll={() => onSearch({ place: '', nearMe: false })} />}
            onMore={() => go({ pages: list.pages + 1 }, { replace: true })}
            onRetry={onRetry}
            selected={selected}
            onSelect={selectInList}
          />
        </section>
        {wide && mapPart}
      </div>
      {subjects.length > 0 && <StockNote subjects={subjects} updated={list.stockUpdated} />}
    </>
  );
});
