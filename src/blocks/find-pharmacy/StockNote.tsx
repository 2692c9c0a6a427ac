import { Plural, Trans } from '@lingui/react/macro';
import { formatClock, formatDate, formatDay } from '../../i18n/format';
import * as styles from './find-pharmacy.css';
import type { Subject } from './subject';

interface StockNoteProps {
  subjects: readonly Subject[];
  /** When stock was last updated; null if that is not known. */
  updated: string | null;
}

/** How current the stock is, and of which products none is shown. */
export function StockNote({ subjects, updated }: StockNoteProps) {
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
          {updated === null ? (
            <Trans>Lagersaldot uppdateras ungefär varannan timme. Ring gärna apoteket innan du går dit.</Trans>
          ) : (
            <Updated at={updated} />
          )}
        </p>
      )}
    </div>
  );
}

function Updated({ at }: { at: string }) {
  const time = formatClock(at);
  const day = formatDay(at);
  return formatDate(at) === formatDate(new Date().toISOString()) ? (
    <Trans>
      Lagersaldot uppdaterades {time}. Det görs ungefär varannan timme. Ring gärna apoteket innan du går dit.
    </Trans>
  ) : (
    <Trans>
      Lagersaldot uppdaterades den {day} {time}. Det görs ungefär varannan timme. Ring gärna apoteket innan du går dit.
    </Trans>
  );
}
