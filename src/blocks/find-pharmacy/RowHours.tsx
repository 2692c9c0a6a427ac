import { comingDeviations, type OpeningTimes } from '../../domain/opening-hours';
import { formatDate, formatDay, formatWeekday } from '../../i18n/format';
import { HoursText } from '../opening-hours/HoursText';
import { OpenNow } from '../opening-hours/OpenNow';
import { TodayHours } from '../opening-hours/TodayHours';
import * as styles from './find-pharmacy.css';

/** Whether a pharmacy is open now, its hours today, and those of the coming days that differ. */
export function RowHours({ times, now }: { times: OpeningTimes; now: string | null }) {
  if (now === null || times.openingHours.length === 0) return null;
  const date = formatDate(now);
  return (
    <>
      <p className={styles.open}>
        <OpenNow times={times} now={now} />
      </p>
      <p>
        <TodayHours times={times} date={date} />
      </p>
      {comingDeviations(times, date).map(({ date: day, reason, hours }) => (
        <p key={day} className={styles.quiet}>
          {reason}, {formatWeekday(day)} {formatDay(day)}: <HoursText hours={hours} />
        </p>
      ))}
    </>
  );
}
