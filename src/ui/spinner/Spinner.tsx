import * as styles from './Spinner.css';

interface SpinnerProps {
  /** Left out where something else says that it loads. */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  return label ? (
    <span className={styles.spinner} role="status" aria-label={label} />
  ) : (
    <span className={styles.spinner} />
  );
}
