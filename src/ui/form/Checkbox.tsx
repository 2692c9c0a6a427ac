import type { ComponentProps } from 'react';
import * as styles from './choice.css';
import { FieldError } from './FieldError';
import { type FieldProps, useField } from './use-field';

/** `children` is the label. */
type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'name' | 'style' | 'type'>;

export function Checkbox({ name, hint, error, children, ...rest }: CheckboxProps) {
  const { frame, control } = useField({ name, hint, error });
  return (
    <div>
      <label className={styles.choice}>
        <input {...control} {...rest} type="checkbox" className={styles.input} />
        <span className={styles.text}>
          {children}
          {hint && (
            <span className={styles.hint} id={frame.hintId}>
              {hint}
            </span>
          )}
        </span>
      </label>
      <FieldError frame={frame} />
    </div>
  );
}
