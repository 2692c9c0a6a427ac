import { Trans } from '@lingui/react/macro';
import { type OpeningTimes, openingAt } from '../../domain/opening-hours';
import { formatDate, formatTime, formatWeekday } from '../../i18n/format';

/** Whether a pharmacy is open at `now` (ISO text), and until or from when. */
export function OpenNow({ times, now }: { times: OpeningTimes; now: string }) {
  const opening = openingAt(times, formatDate(now), formatTime(now));
  if (opening.isOpen) return <Trans>Öppet nu till {opening.closes}</Trans>;
  if (opening.next === null) return <Trans>Stängt just nu</Trans>;
  const { date, opens } = opening.next;
  if (date === formatDate(now)) return <Trans>Stängt just nu, öppnar i dag {opens}</Trans>;
  const weekday = formatWeekday(date);
  return (
    <Trans>
      Stängt just nu, öppnar {weekday} {opens}
    </Trans>
  );
}
