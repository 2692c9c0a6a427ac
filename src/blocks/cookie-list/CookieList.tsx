import { Trans, useLingui } from '@lingui/react/macro';
import type { Category } from '../../platform/consent/categories';
import { cookiePurposes, entryPurposes } from '../../platform/consent/purposes';
import { type CookieName, cookieRegistry } from '../../platform/cookies/registry';
import { type EntryName, keyOf, registry } from '../../platform/storage/registry';
import * as styles from './CookieList.css';
import { CookieLife, EntryLife } from './Life';

const cookieNames = Object.keys(cookieRegistry) as CookieName[];
const entryNames = Object.keys(registry) as EntryName[];

/** The cookies and stored entries of a category, from the registries that the code uses. */
export function CookieList({ category, name }: { category: Category; name: string }) {
  const { t } = useLingui();
  const cookies = cookieNames.filter((each) => cookieRegistry[each].category === category);
  const entries = entryNames.filter((each) => registry[each].category === category);
  const count = cookies.length + entries.length;
  return (
    <details>
      <summary className={styles.summary}>
        <Trans>
          Visa vad som sparas: {name} ({count})
        </Trans>
      </summary>
      <dl className={styles.list}>
        {cookies.map((each) => (
          <div key={each} className={styles.row}>
            <dt className={styles.name}>{each}</dt>
            <dd>{t(cookiePurposes[each])}</dd>
            <dd className={styles.life}>
              <Trans>Kaka</Trans> · <CookieLife row={cookieRegistry[each]} />
            </dd>
          </div>
        ))}
        {entries.map((each) => (
          <div key={each} className={styles.row}>
            <dt className={styles.name}>{keyOf(each)}</dt>
            <dd>{t(entryPurposes[each])}</dd>
            <dd className={styles.life}>
              <Trans>Webbläsarens lagring</Trans> · <EntryLife row={registry[each]} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
