import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type KeyboardEvent, useCallback, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { part } from '../../lib/part';
import { paths, patterns } from '../../routes/paths';
import { Icon } from '../../ui/icon/Icon';
import { search } from '../../ui/icon/paths';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { PartBoundary } from '../part-boundary/PartBoundary';
import * as styles from './SearchField.css';

const suggestions = part('SearchSuggestions', () => import('./SearchSuggestions').then((m) => m.SearchSuggestions));

const preload = () => void suggestions.load();

/** What a suggestion does when it is chosen, in the order in which the arrow keys pass them. */
export interface Choice {
  id: string;
  choose(): void;
}

/** The search form: works as a plain form without script, as a combobox with suggestions with it. */
export function SearchField({ label }: { label: string }) {
  const { t } = useLingui();
  const [location, navigate] = useLocation();
  const address = useSearch();
  const fieldId = useId();
  const listId = useId();
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  const [open, setOpen] = useState(false);
  const [choices, setChoices] = useState<Choice[]>([]);
  const [active, setActive] = useState(-1);

  const at = location + address;
  const searched = location === patterns.search ? (new URLSearchParams(address).get('q') ?? '') : '';
  const text = typed?.at === at ? typed.text : searched;

  // The same function always: the list of suggestions is made anew when it changes.
  const close = useCallback(() => {
    setOpen(false);
    setActive(-1);
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = choices[active];
    // Where a choice leads away it closes the list itself; what is only taken off the list leaves it open.
    if (chosen) {
      chosen.choose();
      return;
    }
    close();
    if (text.trim() !== '') navigate(paths.search(text.trim()));
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape') close();
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpen(true);
    const step = event.key === 'ArrowDown' ? 1 : -1;
    // One place more than there are choices: the field itself.
    const places = choices.length + 1;
    setActive(((active + 1 + step + places) % places) - 1);
  }

  return (
    <form className={styles.form} role="search" aria-label={label} action={paths.search()} onSubmit={submit}>
      <label className={visuallyHidden} htmlFor={fieldId}>
        <Trans>Sök bland varor och råd</Trans>
      </label>
      <input
        id={fieldId}
        className={styles.field}
        type="search"
        name="q"
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={t`Sök vara eller besvär`}
        role="combobox"
        aria-expanded={open && choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={choices[active]?.id}
        value={text}
        onFocus={preload}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped({ text: event.target.value, at });
          setOpen(true);
          setActive(-1);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <button className={styles.button} type="submit" aria-label={t`Sök`}>
        <Icon path={search} />
      </button>
      {open && (
        <PartBoundary words={null}>
          <suggestions.Component
            query={text.trim()}
            listId={listId}
            activeId={choices[active]?.id}
            onChoices={setChoices}
            onDone={close}
          />
        </PartBoundary>
      )}
    </form>
  );
}
