import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { placeSuggestionsQuery } from '../../api/pharmacy/queries';
import { placeText } from '../../domain/place-text';
import { Option } from '../../ui/combobox/Option';
import { useCombobox } from '../../ui/combobox/use-combobox';
import { control as look } from '../../ui/form/control.css';
import { Field } from '../../ui/form/Field';
import { useField } from '../../ui/form/use-field';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import * as styles from './PlaceField.css';

interface PlaceFieldProps {
  name: string;
  label: ReactNode;
  /** The place that is shown: a change of it, as by going back, replaces the typed text. */
  value?: string;
  /** Next to the field, so that suggestions do not cover it. */
  button: ReactNode;
  /** A suggestion was chosen: its name and county. Typed text without a choice is submitted with the surrounding form. */
  onChoose: (place: string) => void;
}

/** The longest text that the pharmacy service accepts. */
const longest = 100;

/** A text field for a place, with suggestions of existing ones. */
export function PlaceField({ name, label, value = '', button, onChoose }: PlaceFieldProps) {
  const { t } = useLingui();
  const { frame, control } = useField({ name });
  const listId = useId();
  const [text, setText] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  if (value !== shownValue) {
    setShownValue(value);
    setText(value);
  }
  const { data } = useQuery(placeSuggestionsQuery(useDeferredValue(text)));
  const places = text.trim() === '' ? [] : (data ?? []);
  const { open, active, show, close, onKeyDown } = useCombobox(places.length);
  const shown = open && places.length > 0;

  function choose(place: string): void {
    setText(place);
    close();
    onChoose(place);
  }

  function onEnter(event: KeyboardEvent): void {
    const chosen = shown ? places[active] : undefined;
    if (!chosen) {
      close();
      return;
    }
    event.preventDefault();
    choose(placeText(chosen));
  }

  return (
    <Field frame={frame} label={label}>
      <div className={styles.frame}>
        <input
          {...control}
          id={frame.id}
          className={look}
          type="text"
          maxLength={longest}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            show();
          }}
          onKeyDown={(event) => (event.key === 'Enter' ? onEnter(event) : onKeyDown(event))}
          onBlur={close}
        />
        {button}
        {shown && (
          <div id={listId} className={styles.panel} role="listbox" aria-label={t`Orter`}>
            {places.map((place, n) => (
              <Option
                key={`${place.name} ${place.county}`}
                id={`${listId}-${n}`}
                active={n === active}
                onChoose={() => choose(placeText(place))}
              >
                {place.name} <span className={styles.county}>{place.county}</span>
              </Option>
            ))}
          </div>
        )}
      </div>
      <span className={visuallyHidden} role="status">
        {shown && <Plural value={places.length} one="# förslag" other="# förslag" />}
      </span>
    </Field>
  );
}
