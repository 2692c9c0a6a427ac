import { type ReactNode, use, useId } from 'react';
import { FormContext } from './form-context';

export interface FieldProps {
  name?: string | undefined;
  /** Shown below the label. */
  hint?: ReactNode;
  /** The surrounding form's error by default. */
  error?: ReactNode;
}

/** Links hint and error to a field, visually and for screen readers. */
export function useField({ name, hint, error }: FieldProps) {
  const { errors, mustBeFilled, alerted } = use(FormContext);
  const id = useId();
  const wrong = error ?? (name === undefined ? undefined : errors[name]);
  const hintId = hint ? `${id}h` : undefined;
  const errorId = wrong ? `${id}e` : undefined;
  const required = name !== undefined && mustBeFilled(name);
  // Else browsers call a required field invalid as long as it is empty, before anybody has written into it.
  const unlessWrong = required ? false : undefined;
  return {
    /** For the field's wrapper. */
    frame: { id, hint, hintId, error: wrong, errorId, alerts: alerted.name === name ? alerted.times : 0 },
    /** For the control itself. */
    control: {
      name,
      required,
      'aria-invalid': wrong ? true : unlessWrong,
      'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    },
  };
}

export type FieldFrame = ReturnType<typeof useField>['frame'];
