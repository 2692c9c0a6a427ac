import { useId } from 'react';
import * as styles from './controls.css';

interface SettingFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Several lines of JSON. */
  json?: boolean;
  /** Why the value is not used. */
  problem?: string | undefined;
}

/** Text that takes effect while it is typed. */
export function SettingField({ label, value, onChange, json, problem }: SettingFieldProps) {
  const id = useId();
  const field = {
    id,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    ...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}problem` }),
  } as const;
  return (
    <div className={styles.group}>
      <label className={styles.legend} htmlFor={id}>
        {label}
      </label>
      {json ? <textarea {...field} className={styles.area} rows={4} /> : <input {...field} className={styles.input} />}
      {problem && (
        <p id={`${id}problem`} className={styles.wrong}>
          {problem}
        </p>
      )}
    </div>
  );
}
