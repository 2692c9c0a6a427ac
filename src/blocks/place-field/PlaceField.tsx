import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { placeSuggestionsQuery } from '../../api/pharmacy/queries';
import { placeText } from '../../domain/place-text';
import { ComboboxField } from '../../ui/combobox/ComboboxField';
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
  const [text, setText] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  if (value !== shownValue) {
    setShownValue(value);
    setText(value);
  }
  const { data } = useQuery(placeSuggestionsQuery(useDeferredValue(text)));
  const places = text.trim() === '' ? [] : (data ?? []);

  return (
    <ComboboxField
      name={name}
      label={label}
      listLabel={t`Orter`}
      text={text}
      onText={setText}
      maxLength={longest}
      button={button}
      options={places.map((place) => ({
        key: `${place.name} ${place.county}`,
        content: (
          <>
            {place.name} <span className={styles.county}>{place.county}</span>
          </>
        ),
        choose() {
          setText(placeText(place));
          onChoose(placeText(place));
        },
      }))}
    />
  );
}
