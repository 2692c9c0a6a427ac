import * as styles from './SectionSkeleton.css';
import { Skeleton } from './Skeleton';

interface SectionSkeletonProps {
  /** How high the section is. */
  className?: string;
  /** The size and shape of what stands below its heading. */
  content: string;
}

/** Holds the place of a heading and what stands below it. */
export function SectionSkeleton({ className, content }: SectionSkeletonProps) {
  return (
    <div className={className ? `${styles.section} ${className}` : styles.section}>
      <Skeleton className={styles.heading} />
      <Skeleton className={content} />
    </div>
  );
}
