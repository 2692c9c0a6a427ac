import { useId } from 'react';
import * as styles from './controls.css';

interface TextFieldProps {
  label: string;
  name: string;
  defaultValue?: string;
  inputMode?: 'numeric' | 'text';
}

/** A single-line input; its value is read when the form is submitted. */
export function TextField({ label, name, defaultValue, inputMode }: TextFieldProps) {
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
