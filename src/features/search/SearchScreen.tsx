import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { searchPageQuery } from '../../api/elevate/queries';
import { Listing } from '../../blocks/listing/Listing';
import { isFiltered, isPlain, listingOf, readListing } from '../../blocks/listing/listing-address';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { CannotShow, PartBoundary } from '../../blocks/part-boundary/PartBoundary';
import { useTitle } from '../../blocks/use-title/use-title';
import type { ProductCard } from '../../domain/product';
import { searchTerms } from '../../domain/search-terms';
import { part } from '../../lib/part';
import { trackSearch } from '../../telemetry/search';
import * as styles from './SearchScreen.css';

const contentHits = part(() => import('./ContentHits'));
const searchNotes = part(() => import('./SearchNotes'));
const searchStart = part(() => import('./SearchStart'));

export function SearchScreen() {
  const q = searchTerms(new URLSearchParams(useSearch()).get('q') ?? '');
  const before = useRef(q);
  useEffect(() => {
    // The field of the home page goes with it: the focus it had continues at the results' heading.
    const isLost = document.activeElement === document.body;
    if (before.current !== q && isLost) document.querySelector<HTMLElement>('main h1')?.focus();
    before.current = q;
  }, [q]);
  return <PageFrame>{q === '' ? <Invitation /> : <Results key={q} q={q} />}</PageFrame>;
}

function Invitation() {
  const { t } = useLingui();
  useTitle(t`Sök`);
  return (
    <>
      <h1 className={styles.heading}>
        <Trans>Sök bland varor och råd</Trans>
      </h1>
      <PartBoundary message={<CannotShow />}>
        <searchStart.Component />
      </PartBoundary>
    </>
  );
}

/** The products that match most of the words, from the first answer. */
interface Relaxed {
  asTyped: boolean;
  terms: string[];
  first: { products: ProductCard[]; total: number } | undefined;
}

function Results({ q }: { q: string }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  const address = readListing(useSearch());
  const { asTyped } = address;
  const [known, setKnown] = useState<Relaxed>();
  const [jumps, setJumps] = useState(0);
  const relaxed = known?.asTyped === asTyped ? known : undefined;
  // Later choices only affect the list, which sends its own requests.
  const { data, isPending, isPlaceholderData } = useQuery({
    ...searchPageQuery({ q, ...listingOf(address) }),
    enabled: relaxed === undefined,
  });
  if (data?.secondaryList && !relaxed && !isPlaceholderData) {
    const { productGroups, totalHits } = data.secondaryList;
    const first = { products: productGroups.map(({ card }) => card), total: totalHits };
    setKnown({
      asTyped,
      terms: data.relatedSearches.map((search) => search.q),
      first: isPlain(address) ? first : undefined,
    });
  }
  // Filters without matches are handled in the list, where they can be removed.
  const isEmpty =
    data?.primaryList.totalHits === 0 && !isPlaceholderData && !isFiltered(address) && !data.secondaryList;
  // `autoCorrect` holds the typed query; the list is for the answer's own query.
  const corrected = isEmpty || !data?.autoCorrect ? undefined : data.q;
  const word = corrected ?? q;
  const title = isEmpty ? t`Hmm... vi hittar inga resultat för "${q}"` : t`Sökresultat för: ${word}`;
  const contents = data?.contentLists[0];
  useTitle(title);
  const report = useEffectEvent(() =>
    trackSearch(q, (data?.secondaryList ?? data?.primaryList)?.productGroups.map(({ card }) => card) ?? []),
  );
  // By what it has found, so not before the first answer or failure.
  useEffect(() => {
    if (!isPending) report();
  }, [isPending]);

  return (
    <>
      <div className={styles.outcome} role="status">
        <h1 className={styles.heading} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {isEmpty && (
          <p>
            <Trans>Prova gärna ett annat sökord.</Trans>
          </p>
        )}
        <div className={styles.notes}>
          {data && (
            <PartBoundary>
              <searchNotes.Component
                q={q}
                corrected={corrected}
                answer={data}
                total={data.primaryList.totalHits}
                matchedWords={relaxed?.terms}
                address={address}
                isEmpty={isEmpty}
                onUndo={() => {
                  setJumps(0);
                  heading.current?.focus();
                }}
                onContents={() => setJumps(jumps + 1)}
              />
            </PartBoundary>
          )}
        </div>
      </div>
      {!isEmpty && <Listing source={{ kind: 'search', q, relaxed: relaxed && true }} first={relaxed?.first} />}
      {contents && contents.totalHits > 0 && (
        <PartBoundary>
          <contentHits.Component q={q} asTyped={asTyped} first={contents} jumps={jumps} />
        </PartBoundary>
      )}
      {isEmpty && (
        <PartBoundary>
          <searchStart.Component />
        </PartBoundary>
      )}
    </>
  );
}
