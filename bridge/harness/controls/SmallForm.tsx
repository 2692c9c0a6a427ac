import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import * as styles from './controls.css';

interface SmallFormProps {
  /** The button's label. */
  action: string;
  /** Receives a function that returns a field's trimmed text by name; empty if missing. */
  onSubmit: (field: (name: string) => string) => void;
  children: ReactNode;
}

/** Fields with a submit button; submitting does not clear them. */
export function SmallForm({ action, onSubmit, children }: SmallFormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit((name) => String(data.get(name) ?? '').trim());
  }
  return (
    <form className={styles.group} onSubmit={submit}>
      {children}
      <Button type="submit" size="small" variant="secondary">
        {action}
      </Button>
    </form>
  );
}
