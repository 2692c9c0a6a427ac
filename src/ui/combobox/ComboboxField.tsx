import { Plural, Trans } from '@lingui/react/macro';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { control as look } from '../form/control.css';
import { Field } from '../form/Field';
import { type FieldProps, useField } from '../form/use-field';
import { visuallyHidden } from '../theme/visually-hidden.css';
import * as styles from './ComboboxField.css';
import { Option } from './Option';
import { useCombobox } from './use-combobox';

export interface ComboboxOption {
  key: string;
  content: ReactNode;
  choose: () => void;
}

interface ComboboxFieldProps extends FieldProps {
  label: ReactNode;
  listLabel: string;
  text: string;
  onText: (text: string) => void;
  maxLength: number;
  options: readonly ComboboxOption[];
  /** Why there are no options for the text. */
  note?: ReactNode;
  /** Next to the field, so that the list does not cover it. */
  button?: ReactNode;
  /** Enter without a choice; otherwise the surrounding form is submitted. */
  onEnter?: () => void;
}

/** A text field with a list of suggestions. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, listLabel, text, onText, maxLength, options, note, button, onEnter } = props;
  const { frame, control } = useField(props);
  const listId = useId();
  const { open, active, show, close, onKeyDown } = useCombobox(options.length);
  const shown = open && options.length > 0;
  /** Who has heard of suggestions hears that there are none any more. */
  const [wasShown, setWasShown] = useState(false);
  if (shown !== wasShown && (shown || !open)) setWasShown(shown);
  const input = useRef<HTMLInputElement>(null);
  // A form that was sent before this code had loaded is sent again without the focus leaving the field.
  useEffect(() => {
    const form = input.current?.form;
    form?.addEventListener('submit', close);
    return () => form?.removeEventListener('submit', close);
  }, [close]);

  function choose(option: ComboboxOption): void {
    close();
    option.choose();
  }

  function onEnterKey(event: KeyboardEvent): void {
    const chosen = shown ? options[active] : undefined;
    if (chosen || onEnter) event.preventDefault();
    if (chosen) choose(chosen);
    else if (onEnter) onEnter();
    else close();
  }

  return (
    <Field frame={frame} label={label}>
      <div className={button ? styles.withButton : styles.frame}>
        <input
          {...control}
          ref={input}
          id={frame.id}
          className={look}
          type="text"
          maxLength={maxLength}
          autoComplete="off"
          enterKeyHint="search"
          role="combobox"
          aria-expanded={shown}
          aria-controls={shown ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            show();
          }}
          onClick={show}
          onKeyDown={(event) => (event.key === 'Enter' ? onEnterKey(event) : onKeyDown(event))}
          onBlur={close}
        />
        {button}
        {shown && (
          <div id={listId} className={styles.panel} role="listbox" aria-label={listLabel}>
            {options.map((option, n) => (
              <Option key={option.key} id={`${listId}-${n}`} active={n === active} onChoose={() => choose(option)}>
                {option.content}
              </Option>
            ))}
          </div>
        )}
        {open && note && (
          <p className={styles.note} role="status">
            {note}
          </p>
        )}
      </div>
      <span className={visuallyHidden} role="status">
        {shown && <Plural value={options.length} one="# förslag" other="# förslag" />}
        {!shown && wasShown && !note && <Trans>Inga förslag</Trans>}
      </span>
    </Field>
  );
}
