import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { autocompleteQuery } from '../../api/elevate/queries';
import { formatMoney } from '../../i18n/format';
import { paths } from '../../routes/paths';
import { ProductPicture } from '../product-picture/ProductPicture';
import type { Choice } from './SearchField';
import * as styles from './SearchSuggestions.css';

interface SearchSuggestionsProps {
  query: string;
  listId: string;
  activeId: string | undefined;
  onChoices: (choices: Choice[]) => void;
  /** A choice was made: the list goes away. */
  onDone: () => void;
}

/** Phrases, goods and advice for what has been typed so far: the list of the search field's combobox. */
export function SearchSuggestions({ query, listId, activeId, onChoices, onDone }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const { data, isError } = useQuery(autocompleteQuery(useDeferredValue(query)));

  const groups = useMemo(() => {
    if (!data) return [];
    const go = (path: string) => () => {
      onDone();
      navigate(path);
    };
    return [
      {
        id: `${listId}-phrases`,
        title: t`Sökförslag`,
        options: data.phraseSuggestions.map(({ q }) => ({
          key: q,
          content: q as ReactNode,
          choose: go(paths.search(q)),
        })),
      },
      {
        id: `${listId}-products`,
        title: t`Varor`,
        options: data.productSuggestions.map(({ card }) => ({
          key: card.productNumber as string,
          content: (
            <span className={styles.product}>
              {card.picture && <ProductPicture picture={card.picture} sizes="48px" decorative />}
              <span className={styles.productTitle}>{card.title}</span>
              {card.price !== null && <span>{formatMoney(card.promotion?.price ?? card.price)}</span>}
            </span>
          ),
          choose: go(card.path),
        })),
      },
      {
        id: `${listId}-contents`,
        title: t`Råd`,
        options: data.contentSuggestions.map(({ key, title, link }) => ({
          key,
          content: title as ReactNode,
          choose: go(link),
        })),
      },
    ].filter((group) => group.options.length > 0);
  }, [data, listId, navigate, onDone, t]);

  useEffect(() => {
    onChoices(
      groups.flatMap((group) => group.options.map((option, n) => ({ id: `${group.id}-${n}`, choose: option.choose }))),
    );
    return () => onChoices([]);
  }, [groups, onChoices]);

  if (isError) return null;
  return (
    <div className={styles.panel}>
      {data && groups.length === 0 && (
        <p className={styles.empty} role="status">
          <Trans>Inga förslag. Tryck på Sök för att söka ändå.</Trans>
        </p>
      )}
      <div id={listId} role="listbox" aria-label={t`Förslag`}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={group.id}>
            <div id={group.id} className={styles.groupTitle}>
              {group.title}
            </div>
            {group.options.map((option, n) => (
              <Option
                key={option.key}
                id={`${group.id}-${n}`}
                active={activeId === `${group.id}-${n}`}
                choose={option.choose}
              >
                {option.content}
              </Option>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  active: boolean;
  choose: () => void;
  children: ReactNode;
}

function Option({ id, active, choose, children }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      className={styles.option}
      // The field must not lose the focus before the choice counts.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onClick={choose}
    >
      {children}
    </div>
  );
}
