import type { ReactNode } from 'react';
import * as styles from './Badge.css';

interface BadgeProps {
  tone?: keyof typeof styles.tone;
  children: ReactNode;
}

/** A short label: new, ecological, prescription. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
