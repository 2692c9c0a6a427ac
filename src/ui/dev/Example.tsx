import { type ReactNode, useId } from 'react';
import * as styles from './Gallery.css';

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.example}>
      <h3 className={styles.name}>{name}</h3>
      {children}
    </div>
  );
}

export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
