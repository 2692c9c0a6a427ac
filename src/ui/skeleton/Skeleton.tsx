import * as styles from './Skeleton.css';

interface SkeletonProps {
  /** Number of text lines it replaces. */
  lines?: number;
  /** The size of any other content it replaces. */
  className?: string;
}

/** Placeholder for loading content. The parent announces it to screen readers. */
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
