import { type ReactNode, useId } from 'react';
import { Button } from '../button/Button';
import * as styles from './ShowMore.css';

interface ShowMoreProps {
  shown: number;
  total: number;
  /** 'Visar 24 av 80' */
  summary: ReactNode;
  label: ReactNode;
  onMore: () => void;
  loading?: boolean;
}

/** How much of a list is shown, with a button for more. */
export function ShowMore({ shown, total, summary, label, onMore, loading = false }: ShowMoreProps) {
  const summaryId = useId();
  return (
    <div className={styles.showMore}>
      <p className={styles.summary} id={summaryId} role="status">
        {summary}
      </p>
      <progress className={styles.bar} aria-labelledby={summaryId} value={shown} max={Math.max(total, 1)} />
      {shown < total && (
        <Button variant="secondary" loading={loading} onClick={onMore}>
          {label}
        </Button>
      )}
    </div>
  );
}
