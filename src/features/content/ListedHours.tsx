import { OpenNow } from '../../blocks/opening-hours/OpenNow';
import { TodayHours } from '../../blocks/opening-hours/TodayHours';
import type { OpeningTimes } from '../../domain/opening-hours';
import { formatDate } from '../../i18n/format';
import * as styles from './RegionIndex.css';

/** Whether a pharmacy of the list is open, and its hours today; their room alone until the browser knows the time. */
export function ListedHours({ times, now }: { times: OpeningTimes; now: string | null }) {
  return (
    <div className={styles.hours}>
      {now !== null && (
        <>
          <p>
            <OpenNow times={times} now={now} />
          </p>
          <p>
            <TodayHours times={times} date={formatDate(now)} />
          </p>
        </>
      )}
    </div>
  );
}
