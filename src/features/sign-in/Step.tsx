import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './SignIn.css';

interface StepProps {
  title: ReactNode;
  /** The step is there because of a press: the focus goes on at its beginning. */
  takesFocus: boolean;
  children: ReactNode;
}

/** What the login box shows at a time. Rendered with a key of its own. */
export function Step({ title, takesFocus, children }: StepProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={styles.step}>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
