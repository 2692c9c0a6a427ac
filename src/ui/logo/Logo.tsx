import * as styles from './Logo.css';

const name = 'luckan';

/** The counter hatch above a cross, and the name next to it. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 166 40" role="img" aria-label={name}>
      <path strokeWidth="3.5" d="M6 33V13a8 8 0 0 1 8-8h14a8 8 0 0 1 8 8v20M2 34h38M7 13h28" />
      <path strokeWidth="3.5" d="M21 19v9.5m-4.7-4.7h9.5" />
      <path
        strokeWidth="4.2"
        d="M54 6v26M63 16v9.5q0 6.5 6.5 6.5t6.5-6.5V16v16M98.5 18.4a8 8 0 1 0 0 11.2M107 6v26m10-16-10 9m3.5-3 7.5 10M139 24a8 8 0 1 1-16 0 8 8 0 0 1 16 0m0-8v16m10 0V16m0 7q0-7 6.5-7t6.5 7v9"
      />
    </svg>
  );
}
