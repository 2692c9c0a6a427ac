import { Trans, useLingui } from '@lingui/react/macro';
import { HoursText } from '../../blocks/opening-hours/HoursText';
import { OpenNow } from '../../blocks/opening-hours/OpenNow';
import { type OpeningTimes, weekOf } from '../../domain/opening-hours';
import { formatDate, formatDay, formatWeekday } from '../../i18n/format';
import { useNow } from '../../lib/use-now';
import * as styles from './PharmacyScreen.css';

interface OpeningHoursProps {
  times: OpeningTimes;
  /** ISO date on which the page was generated. */
  asOf: string;
}

/** Whether the pharmacy is open, the hours of this week, and the coming days with other hours. */
export function OpeningHours({ times, asOf }: OpeningHoursProps) {
  const { t } = useLingui();
  const now = useNow();
  const today = now === null ? null : formatDate(now);
  const coming = times.deviations.filter(({ date }) => date >= (today ?? asOf));
  return (
    <section className={styles.section}>
      <h2 className={styles.subHeading}>
        <Trans>Öppettider</Trans>
      </h2>
      <p className={styles.status} data-screen-only>
        {now === null ? '\u00a0' : <OpenNow times={times} now={now} />}
      </p>
      <table className={styles.week} aria-label={t`Öppettider den här veckan`}>
        <tbody>
          {weekOf(times, today ?? asOf).map(({ date, hours, reason }) => (
            <tr key={date} className={styles.day} aria-current={date === today ? 'date' : undefined}>
              <th scope="row">{capitalised(formatWeekday(date))}</th>
              <td>
                <HoursText hours={hours} />
                {reason && ` (${reason})`}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {coming.length > 0 && (
        <>
          <h3 className={styles.smallHeading}>
            <Trans>Avvikande öppettider</Trans>
          </h3>
          <ul className={styles.plainList}>
            {coming.map(({ date, reason, hours }) => (
              <li key={date}>
                {capitalised(formatWeekday(date))} {formatDay(date)}, {reason}: <HoursText hours={hours} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
