import { type OpeningDay, type OpeningDeviation, weekdays } from './pharmacy';

/** A pharmacy's hours on one day; `reason` explains a deviation from the weekday's. */
export type HoursOfDay = Pick<OpeningDay, 'hours'> & { reason: string | null };

/**
 * A deviation overrides the weekday's hours; undefined if the pharmacy lists neither.
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
