import { Trans } from '@lingui/react/macro';
import { hoursOn, type OpeningTimes } from '../../domain/opening-hours';
import { HoursText } from './HoursText';

/**
 * A pharmacy's hours today, with the reason if they differ from the weekday's; nothing if it lists none.
 * @param date ISO date of today, in Sweden
 */
export function TodayHours({ times, date }: { times: OpeningTimes; date: string }) {
  const today = hoursOn(times, date);
  if (!today) return null;
  const { hours, reason } = today;
  return (
    <>
      {hours ? (
        <Trans>
          I dag <HoursText hours={hours} />
        </Trans>
      ) : (
        <Trans>Stängt i dag</Trans>
      )}
      {reason && ` (${reason})`}
    </>
  );
}
