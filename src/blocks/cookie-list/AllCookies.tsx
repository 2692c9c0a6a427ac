import { useLingui } from '@lingui/react/macro';
import * as styles from './CookieList.css';
import { CookieRows } from './CookieRows';
import { categories, categoryTexts } from './categories';
import { storedIn } from './stored-in';
import { useListed } from './use-listed';

/** All that is stored in the browser, by category. */
export function AllCookies() {
  const { t } = useLingui();
  const listed = useListed();
  return categories.map((category) => (
    <section key={category} className={styles.category} aria-labelledby={`kakor-${category}`}>
      <h3 id={`kakor-${category}`} className={styles.heading}>
        {t(categoryTexts[category].name)}
      </h3>
      <CookieRows stored={storedIn(category, listed)} />
    </section>
  ));
}
