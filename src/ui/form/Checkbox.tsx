import type { ComponentProps } from 'react';
import * as styles from './choice.css';
import { FieldError } from './FieldError';
import { type FieldProps, useField } from './use-field';

/** `children` is the label. */
type CheckboxProps = FieldProps & Omit<ComponentProps<'input'>, 'className' | 'id' | 'name' | 'style' | 'type'>;

export function Checkbox({ name, hint, error, children, ...rest }: CheckboxProps) {
  const { frame, control } = useField({ name, hint, error });
  // The label contains the hint, which is the description already.
  const labelId = hint ? `${frame.id}l` : undefined;
  return (
    <div>
      <label className={styles.choice}>
        <input aria-labelledby={labelId} {...control} {...rest} type="checkbox" className={styles.input} />
        <span className={styles.text}>
          <span id={labelId}>{children}</span>
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
