import { Trans } from '@lingui/react/macro';
import type { Category } from '../../platform/consent/categories';
import * as styles from './CookieList.css';
import { CookieRows } from './CookieRows';
import { storedIn } from './stored-in';
import { useListed } from './use-listed';

/** The cookies and stored entries of a category, shown on request. */
export function CookieList({ category, name }: { category: Category; name: string }) {
  const stored = storedIn(category, useListed());
  const count = Object.values(stored).flat().length;
  return (
    <details>
      <summary className={styles.summary}>
        <Trans>
          Vad som sparas: {name} ({count})
        </Trans>
      </summary>
      <CookieRows stored={stored} />
    </details>
  );
}
