import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../src/ui/button/Button';
import * as styles from './controls.css';

interface SmallFormProps {
  /** What the button says. */
  action: string;
  /** Gets the trimmed text of a field by its name; empty where there is none. */
  onSubmit: (field: (name: string) => string) => void;
  children: ReactNode;
}

/** Fields and the button that sends them; what was typed stays. */
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
