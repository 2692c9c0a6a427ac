import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearch } from 'wouter';
import { searchPageQuery } from '../../api/elevate/queries';
import { Link } from '../../blocks/link/Link';
import { Listing } from '../../blocks/listing/Listing';
import { isFiltered, listingOf, readListing } from '../../blocks/listing/listing-address';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { paths } from '../../routes/paths';
import { trackSearch } from '../../telemetry/search';
import * as styles from './SearchScreen.css';

export function SearchScreen() {
  const q = (new URLSearchParams(useSearch()).get('q') ?? '').trim().slice(0, 200);
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
      <p>
        <Trans>Skriv vad du letar efter i sökrutan.</Trans>
      </p>
    </>
  );
}

function Results({ q }: { q: string }) {
  const { t } = useLingui();
  const address = readListing(useSearch());
  const { data, isPlaceholderData } = useQuery(searchPageQuery({ q, ...listingOf(address) }));
  // Filters that nothing passes are told in the list, where they can be taken away.
  const isEmpty = data?.primaryList.totalHits === 0 && !isPlaceholderData && !isFiltered(address);
  // `autoCorrect` tells what was typed; the list is for the answer's own words.
  const corrected = isEmpty || !data?.autoCorrect ? undefined : data.q;
  const word = corrected ?? q;
  const heading = isEmpty ? t`Hmm... vi hittar inga resultat för "${q}"` : t`Sökresultat för: ${word}`;
  useTitle(heading);
  useEffect(() => trackSearch(q), [q]);

  return (
    <>
      <div className={styles.outcome} role="status">
        <h1 className={styles.heading}>{heading}</h1>
        {isEmpty && (
          <p>
            <Trans>Prova gärna ett annat sökord.</Trans>
          </p>
        )}
        {corrected !== undefined && (
          <p>
            <Trans>
              Visar resultat för "{corrected}" i stället för "{q}".
            </Trans>
          </p>
        )}
      </div>
      {data && <Suggestions words={data.didYouMean.map((suggestion) => suggestion.q)} />}
      {!isEmpty && <Listing source={{ kind: 'search', q }} />}
    </>
  );
}

function Suggestions({ words }: { words: string[] }) {
  if (words.length === 0) return null;
  return (
    <p>
      <Trans>Menade du:</Trans>{' '}
      {words.map((word) => (
        <Link key={word} className={styles.word} href={paths.search(word)}>
          {word}
        </Link>
      ))}
    </p>
  );
}
