import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { landingPageQuery, type Sort, searchPageQuery } from '../../api/elevate/queries';
import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { useHydrated } from '../../lib/use-hydrated';
import { Button } from '../../ui/button/Button';
import { Chip } from '../../ui/chip/Chip';
import { Select } from '../../ui/form/Select';
import { ShowMore } from '../../ui/show-more/ShowMore';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { FailureAlert } from '../failure/FailureAlert';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { ProductGrid } from '../product-grid/ProductGrid';
import * as styles from './Listing.css';
import {
  isFiltered,
  type ListingAddress,
  listingOf,
  readListing,
  sorts,
  toggled,
  writeListing,
} from './listing-address';

const filterDrawer = part('FilterDrawer', () => import('./FilterDrawer').then((m) => m.FilterDrawer));

const sortTexts = {
  score: msg`Mest populära`,
  rating: msg`Högst betyg`,
  priceLow: msg`Lägsta pris`,
  priceHigh: msg`Högsta pris`,
  title: msg`A till Ö`,
} satisfies Record<Sort, unknown>;

type Source = { kind: 'landing'; reference: string } | { kind: 'search'; q: string };

interface ListingProps {
  source: Source;
  /** The first page of goods, where the page brought it: shown until the address asks for something else. */
  first?: { products: ProductCard[]; total: number };
}

function queryOf(source: Source, address: ListingAddress) {
  return source.kind === 'search'
    ? searchPageQuery({ q: source.q, ...listingOf(address) })
    : landingPageQuery({ pageReference: source.reference, ...listingOf(address) });
}

/** Goods with sort, filters and more of them; the address alone says what is shown. */
export function Listing({ source, first }: ListingProps) {
  const { t, i18n } = useLingui();
  const search = useSearch();
  const [location, navigate] = useLocation();
  const hydrated = useHydrated();
  const [filtering, setFiltering] = useState(false);
  const address = readListing(search);
  const asBrought = address.sort === 'score' && !isFiltered(address);
  const asFirst = first !== undefined && asBrought && address.page === 1;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    // The type of a union of options is more than the hook takes; both have the same parts that are used here.
    ...(queryOf(source, address) as ReturnType<typeof landingPageQuery>),
    enabled: hydrated && (!asFirst || filtering),
  });

  const [last, setLast] = useState(data?.primaryList);
  if (data && data.primaryList !== last) setLast(data.primaryList);
  const failed = isError && !data && !asFirst;
  // What is shown stays until there is an answer to what is wanted instead; where that was more of it, without one too.
  const wantsMore = address.page > 1;
  const list = data?.primaryList ?? (failed && wantsMore ? last : undefined);
  const brought = asFirst || (!list && (!failed || (asBrought && wantsMore))) ? first : undefined;
  const isOld = isPlaceholderData || (brought !== undefined && !asFirst && !failed);
  const shown = brought?.products ?? list?.productGroups.map(({ card }) => card);
  const total = brought?.total ?? list?.totalHits ?? 0;
  const go = (next: ListingAddress) =>
    navigate(location + writeListing(next, source.kind === 'search' ? source.q : null), { replace: next.page > 1 });

  return (
    <section className={styles.listing} aria-busy={isOld}>
      <h2 className={visuallyHidden}>
        <Trans>Varor</Trans>
      </h2>
      <div className={styles.tools}>
        <Button variant="secondary" onClick={() => setFiltering(true)} onPointerEnter={() => void filterDrawer.load()}>
          <Trans>Filtrera</Trans>
        </Button>
        <Select
          label={t`Sortera`}
          value={address.sort}
          onChange={(event) =>
            go({ ...address, page: 1, sort: sorts.find((word) => word === event.target.value) ?? 'score' })
          }
        >
          {sorts.map((word) => (
            <option key={word} value={word}>
              {i18n._(sortTexts[word])}
            </option>
          ))}
        </Select>
      </div>
      {isFiltered(address) && (
        <div className={styles.chips}>
          {Object.entries(address.chosen).flatMap(([facet, values]) =>
            values.map((value) => (
              <Chip
                key={`${facet} ${value}`}
                removeLabel={t`Ta bort filter:`}
                onRemove={() => go(toggled(address, facet, value))}
              >
                {labelOf(list, facet, value)}
              </Chip>
            )),
          )}
          {address.price && (
            <Chip removeLabel={t`Ta bort filter:`} onRemove={() => go({ ...address, page: 1, price: null })}>
              <Trans>
                {address.price.min}–{address.price.max} kr
              </Trans>
            </Chip>
          )}
        </div>
      )}
      {!shown && !failed && (
        <div className={styles.skeletons} role="status" aria-label={t`Varor hämtas`}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <Skeleton key={key} className={styles.skeleton} />
          ))}
        </div>
      )}
      {shown && shown.length === 0 && (
        <p role="status">
          <Trans>Inga varor passar filtren. Ta bort något av dem.</Trans>
        </p>
      )}
      {shown && shown.length > 0 && (
        <div className={isOld ? styles.busy : undefined}>
          <ProductGrid name={source.kind === 'search' ? 'search' : source.reference} cards={shown} firstIsHero />
        </div>
      )}
      {failed && <FailureAlert onRetry={() => void refetch()} />}
      {shown && shown.length < total && !failed && (
        <ShowMore
          shown={shown.length}
          total={total}
          summary={
            <Trans>
              visar {shown.length} av {total}
            </Trans>
          }
          label={<Trans>Nästa sida</Trans>}
          loading={isOld}
          onMore={() => go({ ...address, page: address.page + 1 })}
        />
      )}
      {filtering && (
        <PartBoundary onFail={() => setFiltering(false)}>
          <filterDrawer.Component
            facets={list?.facets}
            address={address}
            total={total}
            onChange={go}
            onClose={() => setFiltering(false)}
          />
        </PartBoundary>
      )}
    </section>
  );
}

/** The facet's own word for a value; the value itself until the facets are there. */
function labelOf(list: { facets: { id: string; type: string }[] } | undefined, facet: string, value: string): string {
  const found = list?.facets.find(({ id }) => id === facet);
  if (!found || !('values' in found)) return value;
  return (found.values as { id: string; label: string }[]).find(({ id }) => id === value)?.label ?? value;
}
