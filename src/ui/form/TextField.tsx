import type { ComponentProps, ReactNode } from 'react';
import { control as look } from './control.css';
import { Field } from './Field';
import { type FieldProps, useField } from './use-field';

interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'className' | 'id' | 'name' | 'style'> {
  label: ReactNode;
}

export function TextField({ label, name, hint, error, ...rest }: TextFieldProps) {
  const { frame, control } = useField({ name, hint, error });
  return (
    <Field frame={frame} label={label}>
      <input type="text" {...control} {...rest} id={frame.id} className={look} />
    </Field>
  );
}
