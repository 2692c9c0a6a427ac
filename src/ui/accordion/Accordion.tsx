import type { ReactNode, Ref } from 'react';
import { Icon } from '../icon/Icon';
import { chevronDown } from '../icon/paths';
import * as styles from './Accordion.css';

interface AccordionProps {
  title: ReactNode;
  children: ReactNode;
  open?: boolean;
  /** Of the accordions that share a name, one is open at a time. */
  name?: string;
  onToggle?: (open: boolean) => void;
  ref?: Ref<HTMLDetailsElement>;
}

export function Accordion({ title, children, open, name, onToggle, ref }: AccordionProps) {
  return (
    // A prerendered one may have been opened before this code came.
    <details
      suppressHydrationWarning
      ref={ref}
      className={styles.accordion}
      open={open}
      name={name}
      onToggle={onToggle && (({ currentTarget }) => onToggle(currentTarget.open))}
    >
      <summary className={styles.summary}>
        {title}
        <span className={styles.arrow}>
          <Icon path={chevronDown} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
