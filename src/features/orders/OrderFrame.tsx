import type { ReactNode } from 'react';
import { useTitle } from '../../blocks/use-title/use-title';
import { onPaper } from '../../ui/theme/on-paper.css';
import * as styles from './OrderFrame.css';

interface OrderFrameProps {
  heading: string;
  /** Printed above the heading. */
  letterhead?: ReactNode;
  children: ReactNode;
}

/** The heading stays the same element when the order changes, so that it keeps the focus from the navigation. */
export function OrderFrame({ heading, letterhead, children }: OrderFrameProps) {
  useTitle(heading.replace(/!$/, ''));
  return (
    <div className={`${styles.page} ${onPaper}`}>
      {letterhead}
      <h1>{heading}</h1>
      {children}
    </div>
  );
}
