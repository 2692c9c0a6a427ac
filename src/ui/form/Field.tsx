import type { ReactNode } from 'react';
import * as styles from './Field.css';
import { FieldError } from './FieldError';
import type { FieldFrame } from './use-field';

interface FieldLayoutProps {
  frame: FieldFrame;
  label: ReactNode;
  children: ReactNode;
}

/** Label, hint, control and error, from top to bottom. */
export function Field({ frame, label, children }: FieldLayoutProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={frame.id}>
        {label}
      </label>
      {frame.hint && (
        <p className={styles.hint} id={frame.hintId}>
          {frame.hint}
        </p>
      )}
      {children}
      <FieldError frame={frame} />
    </div>
  );
}
