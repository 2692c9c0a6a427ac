import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetSearch, forgetViewed } from '../../api/elevate/forget';
import { autocompleteQuery } from '../../api/elevate/queries';
import { limits } from '../../domain/limits';
import type { ProductCard } from '../../domain/product';
import { paths } from '../../routes/paths';
import { trackSearch } from '../../telemetry/search';
import { ProductSuggestion } from './ProductSuggestion';

export interface Suggestion {
  key: string;
  content: ReactNode;
  choose: () => void;
  /** Where the visitor can have it forgotten. */
  forget?: { label: string; choose: () => void };
}

export interface SuggestionGroup {
  name: string;
  title: string;
  suggestions: Suggestion[];
}

/** What the search field suggests: for the typed text, or, before there is any, what the visitor did last. */
export function useSuggestions(query: string, onDone: () => void) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const asked = useDeferredValue(query);
  const { data, isError, isPlaceholderData } = useQuery(autocompleteQuery(asked));
  useEffect(() => {
    if (query === '') return;
    const timer = setTimeout(() => trackSearch(query), limits.analytics.searchReport);
    return () => clearTimeout(timer);
  }, [query]);
  const [forgotten, setForgotten] = useState({ failed: false, words: '' });

  const groups = useMemo((): SuggestionGroup[] => {
    if (!data) return [];
    const go = (path: string) => () => {
      onDone();
      navigate(path);
    };
    const forget = (name: string, work: () => Promise<void>) => ({
      label: t`Ta bort ${name}`,
      choose: () =>
        void work().then(
          async () => {
            await queries.invalidateQueries({ queryKey: autocompleteQuery('').queryKey });
            setForgotten({ failed: false, words: t`${name} är borttagen` });
          },
          () => setForgotten({ failed: true, words: t`Det gick inte att ta bort ${name}. Försök igen.` }),
        ),
    });
    const product = (card: ProductCard): Suggestion => ({
      key: card.productNumber,
      content: <ProductSuggestion card={card} />,
      choose: go(card.path),
    });
    const phrase = (q: string): Suggestion => ({ key: q, content: q, choose: go(paths.search(q)) });

    return [
      {
        name: 'recent',
        title: t`Senaste sökningar`,
        suggestions: data.recentSearches.map(({ q }) => ({ ...phrase(q), forget: forget(q, () => forgetSearch(q)) })),
      },
      {
        name: 'viewed',
        title: t`Senast visade varor`,
        suggestions: data.recentlyViewed.map(({ card }) => ({
          ...product(card),
          forget: forget(card.title, () => forgetViewed(card.productNumber)),
        })),
      },
      { name: 'phrases', title: t`Sökförslag`, suggestions: data.phraseSuggestions.map(({ q }) => phrase(q)) },
      { name: 'products', title: t`Varor`, suggestions: data.productSuggestions.map(({ card }) => product(card)) },
      {
        name: 'contents',
        title: t`Råd`,
        suggestions: data.contentSuggestions.map(({ key, title, link }) => ({ key, content: title, choose: go(link) })),
      },
    ].filter((group) => group.suggestions.length > 0);
  }, [data, navigate, onDone, queries, t]);

  return { groups, forgotten, isError, isEmpty: data !== undefined && !isPlaceholderData && groups.length === 0 };
}
