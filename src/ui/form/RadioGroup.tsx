import type { ReactNode } from 'react';
import * as styles from './choice.css';
import * as fieldStyles from './Field.css';
import { FieldError } from './FieldError';
import { useField } from './use-field';

interface Option {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

interface RadioGroupProps {
  name: string;
  legend: ReactNode;
  options: readonly Option[];
  hint?: ReactNode;
  error?: ReactNode;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
}

export function RadioGroup({ name, legend, options, hint, error, value, defaultValue, onChange }: RadioGroupProps) {
  const { frame, control } = useField({ name, hint, error });
  return (
    <fieldset className={fieldStyles.field} aria-describedby={control['aria-describedby']}>
      <legend className={fieldStyles.label}>{legend}</legend>
      {hint && (
        <p className={fieldStyles.hint} id={frame.hintId}>
          {hint}
        </p>
      )}
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              required={control.required}
              aria-invalid={control['aria-invalid']}
              value={option.value}
              disabled={option.disabled}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={onChange && (() => onChange(option.value))}
            />
            <span className={styles.text}>
              {option.label}
              {option.hint && <span className={styles.hint}>{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError frame={frame} />
    </fieldset>
  );
}
