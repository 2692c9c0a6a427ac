import { useId } from 'react';
import * as styles from './controls.css';

interface PickerProps<Value extends string> {
  label: string;
  options: readonly (readonly [Value, string])[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of many. */
export function Picker<Value extends string>({ label, options, value, onChange }: PickerProps<Value>) {
  const id = useId();
  return (
    <div className={styles.group}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => {
          const chosen = options.find(([option]) => option === event.target.value);
          if (chosen) onChange(chosen[0]);
        }}
      >
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
