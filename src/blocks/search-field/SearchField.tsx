import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { searchTerms } from '../../domain/search-terms';
import { part } from '../../lib/part';
import { usePartLoader } from '../../lib/part-loader';
import { paths } from '../../routes/paths';
import { useCombobox } from '../../ui/combobox/use-combobox';
import { Icon } from '../../ui/icon/Icon';
import { search } from '../../ui/icon/paths';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import { PartBoundary } from '../part-boundary/PartBoundary';
import * as styles from './SearchField.css';

const suggestions = part(() => import('./SearchSuggestions'));

/** What choosing a suggestion does, in arrow-key order. */
export interface Choice {
  id: string;
  choose(): void;
}

/** The search form: a plain form without script, a combobox with suggestions with it. */
export function SearchField({ label }: { label: string }) {
  const { t } = useLingui();
  const loader = usePartLoader();
  const [location, navigate] = useLocation();
  const address = useSearch();
  const fieldId = useId();
  const listId = useId();
  const [typed, setTyped] = useState<{ text: string; at: string } | null>(null);
  const [choices, setChoices] = useState<Choice[]>([]);
  const { open, active, show, close, onKeyDown } = useCombobox(choices.length);

  const at = location + address;
  // Back at this address, the field says what was searched there.
  if (typed && typed.at !== at) setTyped(null);
  const searched = location === paths.search() ? (new URLSearchParams(address).get('q') ?? '') : '';
  const text = typed?.at === at ? typed.text : searchTerms(searched);
  const terms = searchTerms(text);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const chosen = choices[active];
    // A choice that navigates closes the list itself; one that only removes an entry leaves it open.
    if (chosen) {
      chosen.choose();
      return;
    }
    close();
    if (terms !== '') navigate(paths.search(terms));
  }

  return (
    <form className={styles.form} role="search" aria-label={label} action={paths.search()} onSubmit={submit}>
      <label className={visuallyHidden} htmlFor={fieldId}>
        <Trans>Sök bland varor och råd</Trans>
      </label>
      <input
        id={fieldId}
        className={styles.field}
        type="text"
        inputMode="search"
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
        onFocus={() => void loader.load(suggestions)}
        onClick={show}
        onChange={(event) => {
          setTyped({ text: event.target.value, at });
          show();
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      <button className={styles.button} type="submit" aria-label={t`Sök`}>
        <Icon path={search} />
      </button>
      {open && (
        <PartBoundary>
          <suggestions.Component
            query={terms}
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
