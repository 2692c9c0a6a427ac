import { useLingui } from '@lingui/react/macro';
import { useMutation, usePrefetchQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { forgetSearch, forgetViewed } from '../../api/elevate/forget';
import { notifyClick, notifySuggestionClick } from '../../api/elevate/notifications';
import { autocompleteQuery } from '../../api/elevate/queries';
import { markStale } from '../../api/stale-after';
import { limits } from '../../domain/limits';
import { mayBeAdvertised, type ProductCard } from '../../domain/product';
import { paths } from '../../routes/paths';
import { trackSearch } from '../../telemetry/search';
import { trackInFlyout } from '../impressions/track-in-flyout';
import { ProductSuggestion } from './ProductSuggestion';

export interface Suggestion {
  key: string;
  content: ReactNode;
  choose: () => void;
  /** If the visitor can remove it. */
  forget?: { label: string; choose: () => void };
}

export interface SuggestionGroup {
  name: string;
  title: string;
  suggestions: Suggestion[];
  /** If products are suggested: these, in the same order. */
  products?: ProductCard[];
}

/** The search field's suggestions: for the typed text, or, before typing, recent activity. */
export function useSuggestions(query: string, onDone: () => void) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  // The request leaves with the key, and what is rendered follows when there is time.
  usePrefetchQuery(autocompleteQuery(query));
  const deferredQuery = useDeferredValue(query);
  const answer = useQuery(autocompleteQuery(deferredQuery));
  // Shown at the first failure: a visitor who types does not wait for the retry. Suggestions for another text then
  // disappear.
  const isFailed = answer.failureReason !== null && (answer.data === undefined || answer.isPlaceholderData);
  const data = isFailed ? undefined : answer.data;
  useEffect(() => {
    if (query === '') return;
    const timer = setTimeout(() => {
      const found = queries.getQueryData(autocompleteQuery(query).queryKey)?.productSuggestions ?? [];
      trackSearch(
        query,
        found.map(({ card }) => card),
      );
    }, limits.analytics.searchReport);
    return () => clearTimeout(timer);
  }, [query, queries]);
  const { mutateAsync: removeEntry } = useMutation({
    mutationFn: (remove: () => Promise<void>) => remove(),
    // The list is without it when that is announced.
    onSuccess: () => markStale(queries, 'forgetSearch'),
  });
  const [forgotten, setForgotten] = useState({ failed: false, message: '' });

  const groups = useMemo((): SuggestionGroup[] => {
    if (!data) return [];
    const go = (path: string) => () => {
      onDone();
      navigate(path);
    };
    const forget = (name: string, remove: () => Promise<void>) => ({
      label: t`Ta bort ${name}`,
      choose: () =>
        void removeEntry(remove).then(
          () => setForgotten({ failed: false, message: t`${name} är borttagen` }),
          () => setForgotten({ failed: true, message: t`Det gick inte att ta bort ${name}. Försök igen.` }),
        ),
    });
    const follow = (path: string, notice: () => Promise<void>) => () => {
      go(path)();
      // A failed notice does not affect the visitor.
      notice().catch(() => {});
    };
    const product = (list: string, card: ProductCard): Suggestion => ({
      key: card.productNumber,
      content: <ProductSuggestion card={card} />,
      choose: () => {
        trackInFlyout(({ trackFlyoutClick }) => trackFlyoutClick('search', list, card));
        follow(card.path, () => notifyClick(card))();
      },
    });
    const phrase = (q: string): Suggestion => ({ key: q, content: q, choose: go(paths.search(q)) });

    const viewed = { title: t`Senast visade varor`, products: advertised(data.recentlyViewed) };
    const products = { title: t`Varor`, products: advertised(data.productSuggestions) };

    return [
      {
        name: 'recent',
        title: t`Senaste sökningar`,
        suggestions: data.recentSearches.map(({ q }) => ({ ...phrase(q), forget: forget(q, () => forgetSearch(q)) })),
      },
      {
        name: 'viewed',
        ...viewed,
        suggestions: viewed.products.map((card) => ({
          ...product(viewed.title, card),
          forget: forget(card.title, () => forgetViewed(card.productNumber)),
        })),
      },
      { name: 'phrases', title: t`Sökförslag`, suggestions: data.phraseSuggestions.map(({ q }) => phrase(q)) },
      { name: 'products', ...products, suggestions: products.products.map((card) => product(products.title, card)) },
      {
        name: 'contents',
        title: t`Råd`,
        suggestions: data.contentSuggestions.map(({ title, link, ticket }) => ({
          key: link,
          content: title,
          choose: follow(link, () => notifySuggestionClick(ticket)),
        })),
      },
    ].filter((group) => group.suggestions.length > 0);
  }, [data, navigate, onDone, removeEntry, t]);

  return {
    groups,
    forgotten,
    isFailed,
    isEmpty: data !== undefined && !answer.isPlaceholderData && groups.length === 0,
  };
}

function advertised(groups: readonly { card: ProductCard }[]): ProductCard[] {
  return groups.map(({ card }) => card).filter(mayBeAdvertised);
}
