import type { ComponentProps, ReactNode } from 'react';
import { area } from './control.css';
import { Field } from './Field';
import { type FieldProps, useField } from './use-field';

interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'className' | 'id' | 'name' | 'style'> {
  label: ReactNode;
}

export function TextArea({ label, name, hint, error, ...rest }: TextAreaProps) {
  const { frame, control } = useField({ name, hint, error });
  return (
    <Field frame={frame} label={label}>
      <textarea {...control} {...rest} id={frame.id} className={area} />
    </Field>
  );
}
