import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo, useEffect } from 'react';
import { useOnline } from '../../lib/use-online';
import { Option } from '../../ui/combobox/Option';
import { Icon } from '../../ui/icon/Icon';
import { cross } from '../../ui/icon/paths';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { useImpressions } from '../impressions/use-impressions';
import type { Choice } from './SearchField';
import * as styles from './SearchSuggestions.css';
import { type SuggestionGroup, useSuggestions } from './use-suggestions';

interface SearchSuggestionsProps {
  query: string;
  listId: string;
  activeId: string | undefined;
  onChoices: (choices: Choice[]) => void;
  /** A choice was made: close the list. */
  onDone: () => void;
}

/**
 * The list of the search field's combobox. Removing an entry is an option of its own, next to the entry: a listbox
 * cannot contain buttons.
 */
export function SearchSuggestions({ query, listId, activeId, onChoices, onDone }: SearchSuggestionsProps) {
  const { t } = useLingui();
  const { groups, forgotten, isFailed, isEmpty } = useSuggestions(query, onDone);
  const online = useOnline();

  useEffect(() => {
    onChoices(choicesOf(groups, listId));
    return () => onChoices([]);
  }, [groups, listId, onChoices]);

  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  const isBare = groups.length === 0 && query === '';
  return (
    <div className={isBare ? visuallyHidden : styles.panel}>
      {isEmpty && query !== '' && (
        <p className={styles.empty} role="status">
          <Trans>Inga förslag. Tryck på Sök för att söka ändå.</Trans>
        </p>
      )}
      {isFailed && query !== '' && (
        <p className={styles.empty} role="status">
          {online ? (
            <Trans>Förslagen kunde inte hämtas. Tryck på Sök för att söka ändå.</Trans>
          ) : (
            <Trans>Du är inte uppkopplad. Förslag visas när du har nätverk igen.</Trans>
          )}
        </p>
      )}
      <p className={forgotten.failed ? styles.empty : visuallyHidden} role="status">
        {forgotten.message}
      </p>
      <p className={visuallyHidden} role="status">
        {query !== '' && count > 0 && <Plural value={count} one="# förslag" other="# förslag" />}
      </p>
      <div id={listId} className={styles.list} role="listbox" aria-label={t`Förslag`}>
        {groups.map((group) => {
          const groupId = `${listId}-${group.name}`;
          const isIn = activeId?.startsWith(`${groupId}-`);
          return <Group key={group.name} group={group} groupId={groupId} activeId={isIn ? activeId : undefined} />;
        })}
      </div>
    </div>
  );
}

interface GroupProps {
  group: SuggestionGroup;
  groupId: string;
  /** The active option, if it belongs to the group. */
  activeId: string | undefined;
}

/** Re-rendered only when its own suggestions or its active option change. */
const Group = memo(function Group({ group: { title, suggestions, products = [] }, groupId, activeId }: GroupProps) {
  const list = useImpressions<HTMLDivElement>(title, products, 'search');
  return (
    <div role="group" aria-labelledby={groupId}>
      <div id={groupId} className={styles.groupTitle}>
        {title}
      </div>
      <div ref={list} role="presentation">
        {suggestions.map(({ key, content, choose, forget }, n) => {
          const id = `${groupId}-${n}`;
          return (
            <div key={key} role="presentation" className={forget && styles.row}>
              <Option id={id} active={activeId === id} onChoose={choose}>
                {content}
              </Option>
              {forget && (
                <Option id={forgetId(id)} active={activeId === forgetId(id)} onChoose={forget.choose}>
                  <span className={visuallyHidden}>{forget.label}</span>
                  <Icon path={cross} />
                </Option>
              )}
            </div>
          );
        })}
      </div>
    </div>
  );
});

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
