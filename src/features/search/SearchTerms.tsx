import type { ReactNode } from 'react';
import { Link } from '../../blocks/link/Link';
import { paths } from '../../routes/paths';
import * as styles from './SearchScreen.css';

/** Links to searches for other words. */
export function SearchTerms({ lead, terms }: { lead: ReactNode; terms: string[] }) {
  if (terms.length === 0) return null;
  return (
    <p>
      {lead}{' '}
      {terms.map((word) => (
        <Link key={word} className={styles.word} href={paths.search(word)}>
          {word}
        </Link>
      ))}
    </p>
  );
}
