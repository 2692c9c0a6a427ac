import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { Sort } from '../../api/elevate/queries';
import type { ListAnswer } from '../../api/elevate/schema';
import type { ProductCard } from '../../domain/product';
import { part } from '../../lib/part';
import { useHydrated } from '../../lib/use-hydrated';
import { useMedia } from '../../lib/use-media';
import { Button } from '../../ui/button/Button';
import { Select } from '../../ui/form/Select';
import { ShowMore } from '../../ui/show-more/ShowMore';
import { Skeleton } from '../../ui/skeleton/Skeleton';
import { large } from '../../ui/theme/media';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { FailureAlert } from '../failure/FailureAlert';
import { PartBoundary } from '../part-boundary/PartBoundary';
import { ProductGrid } from '../product-grid/ProductGrid';
import * as styles from './Listing.css';
import { isFiltered, isPlain, type ListingAddress, readListing, sorts, writeListing } from './listing-address';
import { type ListingSource, listingQuery } from './listing-source';

const filterChips = part('FilterChips', () => import('./FilterChips').then((m) => m.FilterChips));
const filterColumn = part('FilterColumn', () => import('./FilterColumn').then((m) => m.FilterColumn), { late: true });
const filterDrawer = part('FilterDrawer', () => import('./FilterDrawer').then((m) => m.FilterDrawer));

const sortTexts = {
  score: msg`Mest populära`,
  rating: msg`Högst betyg`,
  priceLow: msg`Lägsta pris`,
  priceHigh: msg`Högsta pris`,
  title: msg`A till Ö`,
} satisfies Record<Sort, unknown>;

interface ListingProps {
  source: ListingSource;
  /** The first page of goods, where the page brought it: shown until the address asks for something else. */
  first?: { products: ProductCard[]; total: number } | undefined;
}

function goodsOf(brought: ListingProps['first'], list: ListAnswer['primaryList'] | undefined) {
  if (brought) return { cards: brought.products, total: brought.total, fromPage: true };
  return list && { cards: list.productGroups.map(({ card }) => card), total: list.totalHits, fromPage: false };
}

/** Goods with sort, filters and more of them; the address alone says what is shown. */
export function Listing({ source, first }: ListingProps) {
  const { t, i18n } = useLingui();
  const search = useSearch();
  const [location, navigate] = useLocation();
  const hydrated = useHydrated();
  const [filtering, setFiltering] = useState(false);
  const address = readListing(search);
  const wide = useMedia(large);
  const heading = useRef<HTMLHeadingElement>(null);
  const goods = useRef<HTMLDivElement>(null);
  const asBrought = address.sort === 'score' && !isFiltered(address);
  const asFirst = first !== undefined && isPlain(address);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...listingQuery(source, address),
    enabled: hydrated && (!asFirst || filtering),
  });

  const [last, setLast] = useState(data?.primaryList);
  if (data && data.primaryList !== last) setLast(data.primaryList);
  const failed = isError && !data && !asFirst;
  // What is shown stays until there is an answer to what is wanted instead; where that was more of it, without one too.
  const wantsMore = address.page > 1;
  const list = data?.primaryList ?? (failed && wantsMore ? last : undefined);
  const brought = asFirst || (!list && (!failed || (asBrought && wantsMore))) ? first : undefined;
  const wanted = useMemo(() => goodsOf(brought, list), [brought, list]);
  // What was chosen is seen at once; three dozen goods follow when they are ready.
  const shown = useDeferredValue(wanted);
  const count = shown?.cards.length ?? 0;
  const isOld = shown !== wanted || (!asFirst && (isPlaceholderData || (brought !== undefined && !failed)));
  const go = (next: ListingAddress) =>
    navigate(location + writeListing(next, source.kind === 'search' ? source.q : null), { replace: next.page > 1 });

  return (
    <section className={styles.listing} aria-busy={isOld}>
      <h2 className={visuallyHidden} ref={heading} tabIndex={-1}>
        <Trans>Varor</Trans>
      </h2>
      <div className={styles.side}>
        {wide && (
          <PartBoundary words={null}>
            <filterColumn.Component source={source} address={address} quiet={failed} onChange={go} />
          </PartBoundary>
        )}
      </div>
      <div className={styles.tools}>
        <div className={styles.filterButton}>
          <Button
            variant="secondary"
            onClick={() => setFiltering(true)}
            onPointerEnter={() => void filterDrawer.load()}
          >
            <Trans>Filtrera</Trans>
          </Button>
        </div>
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
          <PartBoundary words={null}>
            <filterChips.Component
              facets={list?.facets}
              address={address}
              onChange={go}
              onEmptied={() => heading.current?.focus()}
            />
          </PartBoundary>
        </div>
      )}
      {!shown && !failed && (
        <div className={styles.skeletons} role="status" aria-label={t`Varor hämtas`}>
          {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
            <Skeleton key={key} className={styles.skeleton} />
          ))}
        </div>
      )}
      {shown && count === 0 && (
        <p role="status">
          <Trans>Inga varor passar filtren. Ta bort något av dem.</Trans>
        </p>
      )}
      {shown && count > 0 && (
        <div className={isOld ? styles.busy : styles.goods} ref={goods}>
          <ProductGrid
            name={source.kind === 'search' ? 'search' : source.reference}
            cards={shown.cards}
            fromPage={shown.fromPage}
            firstIsHero
          />
        </div>
      )}
      {failed && <FailureAlert onRetry={() => void refetch()} />}
      {shown && count > 0 && !failed && (
        <ShowMore
          shown={count}
          total={shown.total}
          summary={
            <Trans>
              visar {count} av {shown.total}
            </Trans>
          }
          label={<Trans>Nästa sida</Trans>}
          loading={isOld}
          onMore={() => {
            const by = document.activeElement;
            void import('../focus-new/focus-new').then(
              (m) => m.focusNew(goods.current, count, by),
              () => {},
            );
            go({ ...address, page: address.page + 1 });
          }}
        />
      )}
      {filtering && !wide && (
        <PartBoundary onFail={() => setFiltering(false)}>
          <filterDrawer.Component
            facets={list?.facets}
            address={address}
            total={wanted?.total ?? 0}
            onChange={go}
            onClose={() => setFiltering(false)}
          />
        </PartBoundary>
      )}
    </section>
  );
}
