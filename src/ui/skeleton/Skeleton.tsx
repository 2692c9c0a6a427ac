import * as styles from './Skeleton.css';

interface SkeletonProps {
  /** Lines of text that it stands for. */
  lines?: number;
  /** The size of anything else that it stands for. */
  className?: string;
}

/** Holds the place of what is on its way. Whoever shows it says so to screen readers. */
export function Skeleton({ lines = 1, className }: SkeletonProps) {
  if (className) return <span className={`${styles.shape} ${className}`} aria-hidden />;
  return (
    <span aria-hidden>
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className={styles.line} />
      ))}
    </span>
  );
}
