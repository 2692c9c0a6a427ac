import type { ReactNode } from 'react';
import * as styles from './Facts.css';

interface FactsProps {
  id: string;
  title: ReactNode;
  /** Above the list. */
  picture?: ReactNode;
  children: ReactNode;
}

/** A titled list of names and values. */
export function Facts({ id, title, picture, children }: FactsProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {picture}
      <dl className={styles.list}>{children}</dl>
    </section>
  );
}

interface FactProps {
  name: ReactNode;
  children: ReactNode;
}

/** Renders nothing if there is no value. */
export function Fact({ name, children }: FactProps) {
  if (children === null || children === undefined || children === false || children === '') return null;
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
