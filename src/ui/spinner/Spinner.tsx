import * as styles from './Spinner.css';

interface SpinnerProps {
  /** Omitted if something else announces the loading. */
  label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  return label ? (
    <span className={styles.spinner} role="status" aria-label={label} />
  ) : (
    <span className={styles.spinner} />
  );
}
