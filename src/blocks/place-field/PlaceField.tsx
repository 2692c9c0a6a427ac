import { Plural, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { placeSuggestionsQuery } from '../../api/pharmacy/queries';
import { control as look } from '../../ui/form/control.css';
import { Field } from '../../ui/form/Field';
import { useField } from '../../ui/form/use-field';
import { visuallyHidden } from '../../ui/theme/visually-hidden.css';
import * as styles from './PlaceField.css';

interface PlaceFieldProps {
  name: string;
  label: ReactNode;
  /** Stands beside the field, where suggestions do not cover it. */
  button: ReactNode;
  /** A suggestion was chosen. What is typed without one is sent with the form around it. */
  onChoose: (place: string) => void;
}

/** The longest text that the pharmacy service looks for. */
const longest = 100;

/** A place to be typed, with suggestions of those that there are. */
export function PlaceField({ name, label, button, onChoose }: PlaceFieldProps) {
  const { t } = useLingui();
  const { frame, control } = useField({ name });
  const listId = useId();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { data: places = [] } = useQuery(placeSuggestionsQuery(useDeferredValue(text)));
  const shown = open && text.trim() !== '' && places.length > 0;

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function choose(place: string): void {
    setText(place);
    close();
    onChoose(place);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const chosen = shown ? places[active] : undefined;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen.name);
    } else if (event.key === 'Enter') {
      close();
    } else if (event.key === 'Escape' && shown) {
      // The dialog around it stays open.
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One more than there are suggestions: the field itself.
      const stops = places.length + 1;
      setActive(((active + 1 + step + stops) % stops) - 1);
    }
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
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={close}
        />
        {button}
        {shown && (
          <div id={listId} className={styles.panel} role="listbox" aria-label={t`Orter`}>
            {places.map((place, n) => (
              <div
                key={`${place.name} ${place.county}`}
                id={`${listId}-${n}`}
                className={styles.option}
                role="option"
                aria-selected={n === active}
                // The field must not lose the focus before the choice counts.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(place.name)}
              >
                {place.name} <span className={styles.county}>{place.county}</span>
              </div>
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
