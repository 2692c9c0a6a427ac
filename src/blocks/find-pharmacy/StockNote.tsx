import { Plural, Trans } from '@lingui/react/macro';
import * as styles from './find-pharmacy.css';
import type { Subject } from './subject';

/** How current the stock is, and of which products none is shown. */
export function StockNote({ subjects }: { subjects: readonly Subject[] }) {
  const sensitive = subjects.filter(({ marketingSensitive }) => marketingSensitive).length;
  const isShown = sensitive < subjects.length;
  return (
    <div className={styles.note}>
      {sensitive > 0 && (
        <p>
          {isShown ? (
            <Plural
              value={sensitive}
              one="Vi visar inte lagersaldo för en av varorna. Ring apoteket och fråga om den finns."
              other="Vi visar inte lagersaldo för # av varorna. Ring apoteket och fråga om de finns."
            />
          ) : (
            <Plural
              value={sensitive}
              one="Vi visar inte lagersaldo för den här varan. Ring apoteket och fråga om den finns."
              other="Vi visar inte lagersaldo för de här varorna. Ring apoteket och fråga om de finns."
            />
          )}
        </p>
      )}
      {isShown && (
        <p>
          <Trans>Lagersaldot uppdateras ungefär varannan timme. Ring gärna apoteket innan du går dit.</Trans>
        </p>
      )}
    </div>
  );
}
