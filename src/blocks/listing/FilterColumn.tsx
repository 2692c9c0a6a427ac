import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { FailureAlert } from '../failure/FailureAlert';
import { FilterList } from './FilterList';
import * as styles from './FilterList.css';
import type { ListingAddress } from './listing-address';
import { type ListingSource, listingQuery } from './listing-source';

interface FilterColumnProps {
  source: ListingSource;
  address: ListingAddress;
  /** The failure of the products is already shown. */
  quiet: boolean;
  onChange: (address: ListingAddress) => void;
}

/** The filters next to the products, on wide screens. */
export function FilterColumn({ source, address, quiet, onChange }: FilterColumnProps) {
  const { data, isError, refetch } = useQuery({
    ...listingQuery(source, address),
    // It mounts after the products and uses their answer.
    refetchOnMount: false,
  });
  return (
    <section className={styles.column} aria-labelledby="filter">
      <h3 className={styles.columnHeading} id="filter">
        <Trans>Filtrera</Trans>
      </h3>
      {data && <FilterList facets={data.primaryList.facets} address={address} onChange={onChange} />}
      {!data && !isError && <Skeleton lines={12} />}
      {!data && isError && !quiet && <FailureAlert onRetry={() => void refetch()} />}
    </section>
  );
}
