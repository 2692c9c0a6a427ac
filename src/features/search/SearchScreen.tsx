import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { searchPageQuery } from '../../api/elevate/queries';
import { Listing } from '../../blocks/listing/Listing';
import { PageFrame } from '../../blocks/page-frame/PageFrame';
import { useTitle } from '../../blocks/use-title/use-title';
import { limits } from '../../domain/limits';
import { paths } from '../../routes/paths';
import { track } from '../../telemetry/track';
import * as styles from './SearchScreen.css';

export function SearchScreen() {
  const { t } = useLingui();
  const q = (new URLSearchParams(useSearch()).get('q') ?? '').trim().slice(0, 200);
  useTitle(q === '' ? t`Sök` : t`Sökresultat för: ${q}`);
  return (
    <PageFrame>
      {q === '' ? (
        <>
          <h1 className={styles.heading}>
            <Trans>Sök bland varor och råd</Trans>
          </h1>
          <p>
            <Trans>Skriv vad du letar efter i sökrutan.</Trans>
          </p>
        </>
      ) : (
        <Results key={q} q={q} />
      )}
    </PageFrame>
  );
}

function Results({ q }: { q: string }) {
  const { data } = useQuery(searchPageQuery({ q, limit: limits.listing.pageSize, facets: {} }));
  useEffect(() => track('search', { search_term: q }), [q]);

  if (data?.primaryList.totalHits === 0) {
    return (
      <>
        <h1 className={styles.heading}>
          <Trans>Hmm... vi hittar inga resultat för "{q}"</Trans>
        </h1>
        <p>
          <Trans>Prova gärna ett annat sökord.</Trans>
        </p>
        <Suggestions words={data.didYouMean.map((word) => word.q)} />
      </>
    );
  }
  return (
    <>
      <h1 className={styles.heading}>
        <Trans>Sökresultat för: {data?.autoCorrect?.q ?? q}</Trans>
      </h1>
      {data?.autoCorrect && (
        <p role="status">
          <Trans>
            Visar resultat för "{data.autoCorrect.q}" i stället för "{q}".
          </Trans>
        </p>
      )}
      {data && <Suggestions words={data.didYouMean.map((word) => word.q)} />}
      <Listing source={{ kind: 'search', q }} />
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
