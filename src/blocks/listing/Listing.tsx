import { Trans } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { part } from '../../lib/part';
import { usePartLoader } from '../../lib/part-loader';
import { useLoadedLater } from '../../lib/use-loaded-later';
import { useMedia } from '../../lib/use-media';
import { large } from '../../ui/theme/media';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { CannotShow, PartBoundary } from '../part-boundary/PartBoundary';
import * as styles from './Listing.css';
import { ListingProducts } from './ListingProducts';
import { ListingTools } from './ListingTools';
import { isFiltered, type ListingAddress, readListing, writeListing } from './listing-address';
import type { ListingSource } from './listing-source';
import { type FirstPage, useListing } from './use-listing';

const filterChips = part(() => import('./FilterChips'));
const filterColumn = part(() => import('./FilterColumn'));
const filterDrawer = part(() => import('./FilterDrawer'));

interface ListingProps {
  source: ListingSource;
  first?: FirstPage | undefined;
}

/** Products with sort, filters and paging; only the address determines what is shown. */
export function Listing({ source, first }: ListingProps) {
  const [location, navigate] = useLocation();
  const address = readListing(useSearch());
  const wide = useMedia(large);
  const loader = usePartLoader();
  const hasFilterColumn = useLoadedLater(filterColumn, wide);
  const heading = useRef<HTMLHeadingElement>(null);
  const [filtering, setFiltering] = useState(false);
  const { shown, total, facets, isStale, failed, retry } = useListing({ source, address, first, filtering });
  const go = (next: ListingAddress) =>
    navigate(location + writeListing(next, source.kind === 'search' ? source.q : null), { replace: next.page > 1 });

  return (
    <section className={styles.listing} aria-busy={isStale}>
      <h2 className={visuallyHidden} ref={heading} tabIndex={-1}>
        <Trans>Varor</Trans>
      </h2>
      <div className={styles.side}>
        {wide && hasFilterColumn && (
          <PartBoundary>
            <filterColumn.Component source={source} address={address} quiet={failed} onChange={go} />
          </PartBoundary>
        )}
      </div>
      <ListingTools
        sort={address.sort}
        onSort={(sort) => go({ ...address, page: 1, sort })}
        onFilter={() => setFiltering(true)}
        onNearFilter={() => void loader.load(filterDrawer)}
      />
      {isFiltered(address) && (
        <div className={styles.chips}>
          <PartBoundary>
            <filterChips.Component
              facets={facets}
              address={address}
              onChange={go}
              onEmptied={() => heading.current?.focus()}
            />
          </PartBoundary>
        </div>
      )}
      <ListingProducts
        name={source.kind === 'search' ? 'search' : source.reference}
        shown={shown}
        isStale={isStale}
        failed={failed}
        onRetry={retry}
        onMore={() => go({ ...address, page: address.page + 1 })}
      />
      {filtering && !wide && (
        <PartBoundary message={<CannotShow />} onFail={() => setFiltering(false)}>
          <filterDrawer.Component
            facets={facets}
            address={address}
            total={failed || isStale ? null : total}
            failed={failed}
            onRetry={retry}
            onChange={go}
            onClose={() => setFiltering(false)}
          />
        </PartBoundary>
      )}
    </section>
  );
}
