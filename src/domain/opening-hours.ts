import { type OpeningDay, type OpeningDeviation, weekdays } from './pharmacy';

/** The hours that a pharmacy keeps on one day; `reason` says why they are not its weekday's. */
export type HoursOfDay = Pick<OpeningDay, 'hours'> & { reason: string | null };

/**
 * A deviation comes before the weekday's hours; undefined where the pharmacy has told neither.
 * @param date ISO date, in Sweden
 */
export function hoursOn(
  { openingHours, deviations }: { openingHours: readonly OpeningDay[]; deviations: readonly OpeningDeviation[] },
  date: string,
): HoursOfDay | undefined {
  const deviation = deviations.find((other) => other.date === date);
  if (deviation) return { hours: deviation.hours, reason: deviation.reason };
  // JavaScript's week begins on Sunday.
  const weekday = weekdays[(new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7];
  const ordinary = openingHours.find((day) => day.weekday === weekday);
  return ordinary && { hours: ordinary.hours, reason: null };
}
