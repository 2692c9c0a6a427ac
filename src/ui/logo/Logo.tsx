import * as styles from './Logo.css';

/** The counter hatch, half open over a cross, and the name beside it. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 148 40" role="img" aria-label="luckan">
      <path strokeWidth="3.5" d="M6 33V13a7 7 0 0 1 7-7h16a7 7 0 0 1 7 7v20M2 34h38M6 14h30" />
      <path strokeWidth="3.5" d="M21 19.500v9M16.500 24h9" />
      <path
        strokeWidth="4"
        d="M53 6v26M62 16v9q0 7 6 7t6-7v-9m0 0v16M96 18.500q-2-2.500-5.500-2.500-7.500 0-7.500 8t7.500 8q3.500 0 5.500-2.500M104 6v26m11-16-10.500 9 11.500 7"
      />
    </svg>
  );
}
