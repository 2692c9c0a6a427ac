import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon';
import { chevronDown } from '../icon/paths';
import * as styles from './control.css';
import { Field } from './Field';
import { type FieldProps, useField } from './use-field';

interface SelectProps
  extends FieldProps,
    Omit<ComponentProps<'select'>, 'className' | 'id' | 'multiple' | 'name' | 'style'> {
  label: ReactNode;
}

/** The platform's own select; its `option`s are the children. */
export function Select({ label, name, hint, error, children, ...rest }: SelectProps) {
  const { frame, control } = useField({ name, hint, error });
  return (
    <Field frame={frame} label={label}>
      <div className={styles.selectFrame}>
        <select {...control} {...rest} id={frame.id} className={styles.select}>
          {children}
        </select>
        <span className={styles.arrow}>
          <Icon path={chevronDown} />
        </span>
      </div>
    </Field>
  );
}
