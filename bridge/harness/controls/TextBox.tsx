import { useId } from 'react';
import * as styles from './controls.css';

interface TextBoxProps {
  label: string;
  name: string;
  defaultValue?: string;
  inputMode?: 'numeric' | 'text';
}

/** A line of text in a form; its value is read when the form is sent. */
export function TextBox({ label, name, defaultValue, inputMode }: TextBoxProps) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={styles.input}
        name={name}
        defaultValue={defaultValue}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
    </div>
  );
}
