import * as styles from './Stars.css';

interface StarsProps {
  /** 0 to 5, drawn in halves. */
  value: number;
  /** 'Betyg 4,6 av 5' */
  label: string;
}

export function Stars({ value, label }: StarsProps) {
  const halves = Math.round(value * 2);
  return (
    <span className={styles.stars} role="img" aria-label={label}>
      {[2, 4, 6, 8, 10].map((whole) => (
        <span key={whole} className={styles.fill[halves >= whole ? 'full' : halves === whole - 1 ? 'half' : 'empty']} />
      ))}
    </span>
  );
}
