import { Plural } from '@lingui/react/macro';
import { limits } from '../../domain/limits';
import { comingDeviations, type OpeningTimes } from '../../domain/opening-hours';
import { formatDate, formatDay, formatWeekday } from '../../i18n/format';
import { HoursText } from '../opening-hours/HoursText';
import { OpenNow } from '../opening-hours/OpenNow';
import { TodayHours } from '../opening-hours/TodayHours';
import * as styles from './find-pharmacy.css';

/** Whether a pharmacy is open now, its hours today, and those of the next days that differ; its page has them all. */
export function RowHours({ times, now }: { times: OpeningTimes; now: string | null }) {
  if (now === null || times.openingHours.length === 0) return null;
  const date = formatDate(now);
  const coming = comingDeviations(times, date);
  const nearest = coming.slice(0, limits.pharmacySearch.deviations);
  const others = coming.length - nearest.length;
  return (
    <>
      <p className={styles.open}>
        <OpenNow times={times} now={now} />
      </p>
      <p>
        <TodayHours times={times} date={date} />
      </p>
      {nearest.map(({ date: day, reason, hours }) => (
        <p key={day} className={styles.quiet}>
          {reason}, {formatWeekday(day)} {formatDay(day)}: <HoursText hours={hours} />
        </p>
      ))}
      {others > 0 && (
        <p className={styles.quiet}>
          <Plural
            value={others}
            one="En dag till med andra öppettider finns på apotekets sida"
            other="# dagar till med andra öppettider finns på apotekets sida"
          />
        </p>
      )}
    </>
  );
}
