import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { Icon } from '../../ui/icon/Icon';
import { cross } from '../../ui/icon/paths';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import type { Choice } from './SearchField';
import * as styles from './SearchSuggestions.css';
import { type SuggestionGroup, useSuggestions } from './use-suggestions';

interface SearchSuggestionsProps {
  query: string;
  listId: string;
  activeId: string | undefined;
  onChoices: (choices: Choice[]) => void;
  /** A choice was made: the list goes away. */
  onDone: () => void;
}

/**
 * The list of the search field's combobox. To have something forgotten is a choice of its own, beside what it
 * belongs to: a list of choices holds no buttons.
 */
export function SearchSuggestions({ query, listId, activeId, onChoices, onDone }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const { groups, forgotten, isError, isEmpty } = useSuggestions(query, onDone);

  useEffect(() => {
    onChoices(choicesOf(groups, listId));
    return () => onChoices([]);
  }, [groups, listId, onChoices]);

  if (isError) return null;
  const isBare = groups.length === 0 && query === '';
  return (
    <div className={isBare ? visuallyHidden : styles.panel}>
      {isEmpty && query !== '' && (
        <p className={styles.empty} role="status">
          <Trans>Inga förslag. Tryck på Sök för att söka ändå.</Trans>
        </p>
      )}
      <p className={forgotten.failed ? styles.empty : visuallyHidden} role="status">
        {forgotten.words}
      </p>
      <div id={listId} role="listbox" aria-label={t`Förslag`}>
        {groups.map(({ name, title, suggestions }) => (
          <div key={name} role="group" aria-labelledby={`${listId}-${name}`}>
            <div id={`${listId}-${name}`} className={styles.groupTitle}>
              {title}
            </div>
            {suggestions.map(({ key, content, choose, forget }, n) => {
              const id = `${listId}-${name}-${n}`;
              return (
                <div key={key} role="presentation" className={forget && styles.row}>
                  <Option id={id} active={activeId === id} choose={choose}>
                    {content}
                  </Option>
                  {forget && (
                    <Option id={forgetId(id)} active={activeId === forgetId(id)} choose={forget.choose}>
                      <span className={visuallyHidden}>{forget.label}</span>
                      <Icon path={cross} />
                    </Option>
                  )}
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

const forgetId = (id: string) => `${id}-forget`;

function choicesOf(groups: SuggestionGroup[], listId: string): Choice[] {
  return groups.flatMap(({ name, suggestions }) =>
    suggestions.flatMap(({ choose, forget }, n) => {
      const id = `${listId}-${name}-${n}`;
      return forget
        ? [
            { id, choose },
            { id: forgetId(id), choose: forget.choose },
          ]
        : [{ id, choose }];
    }),
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
