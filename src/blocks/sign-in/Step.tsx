import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './SignIn.css';

interface StepProps {
  title: ReactNode;
  /** The step was opened by a press, so its heading takes the focus. */
  takesFocus: boolean;
  children: ReactNode;
}

/** One step of the login box. Needs its own key. */
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
