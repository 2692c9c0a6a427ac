import * as styles from './SectionSkeleton.css';
import { Skeleton } from './Skeleton';

interface SectionSkeletonProps {
  /** The height of the section. */
  className?: string;
  /** The size and shape of the content below its heading. */
  content: string;
}

/** Placeholder for a heading and its content. */
export function SectionSkeleton({ className, content }: SectionSkeletonProps) {
  return (
    <div className={className ? `${styles.section} ${className}` : styles.section}>
      <Skeleton className={styles.heading} />
      <Skeleton className={content} />
    </div>
  );
}
