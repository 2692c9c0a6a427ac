import { daysAfter } from '../lib/calendar';
import { limits } from './limits';
import { type Hours, type OpeningDay, type OpeningDeviation, weekdays } from './pharmacy';

/** A pharmacy's hours on one day; `reason` explains a deviation from the weekday's. */
export type HoursOfDay = Pick<OpeningDay, 'hours'> & { reason: string | null };

export interface OpeningTimes {
  openingHours: readonly OpeningDay[];
  deviations: readonly OpeningDeviation[];
}

/** A pharmacy at one moment: open, or closed until it opens next (null if it does not within a week). */
export type Opening =
  | { isOpen: true; closes: string }
  | { isOpen: false; next: (Pick<Hours, 'opens'> & { date: string }) | null };

/**
 * A deviation overrides the weekday's hours; undefined if the pharmacy lists neither.
 * @param date ISO date, in Sweden
 */
export function hoursOn({ openingHours, deviations }: OpeningTimes, date: string): HoursOfDay | undefined {
  const deviation = deviations.find((other) => other.date === date);
  if (deviation) return { hours: deviation.hours, reason: deviation.reason };
  // JavaScript's week begins on Sunday.
  const weekday = weekdays[(new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7];
  const ordinary = openingHours.find((day) => day.weekday === weekday);
  return ordinary && { hours: ordinary.hours, reason: null };
}

/**
 * @param date ISO date, in Sweden
 * @param time `HH:MM`, in Sweden; at its closing time a pharmacy is closed
 */
export function openingAt(times: OpeningTimes, date: string, time: string): Opening {
  const today = hoursOn(times, date)?.hours;
  if (today && today.opens <= time && time < today.closes) return { isOpen: true, closes: today.closes };
  if (today && time < today.opens) return { isOpen: false, next: { date, opens: today.opens } };
  for (let ahead = 1; ahead <= 7; ahead += 1) {
    const day = daysAfter(date, ahead);
    const hours = hoursOn(times, day)?.hours;
    if (hours) return { isOpen: false, next: { date: day, opens: hours.opens } };
  }
  return { isOpen: false, next: null };
}

/** The deviations after `date` that are near enough to plan a visit by. */
export function comingDeviations({ deviations }: OpeningTimes, date: string): OpeningDeviation[] {
  const end = daysAfter(date, limits.pharmacySearch.deviationDays);
  return deviations.filter((each) => each.date > date && each.date <= end);
}

/** Days in a row with the same hours. */
export interface SpanOfDays extends Pick<OpeningDay, 'hours'> {
  /** ISO dates; the same for one day. */
  first: string;
  last: string;
}

/** The hours of an ordinary week, from Monday of the week of `date`; days in a row with the same hours are together. */
export function usualHours({ openingHours }: Pick<OpeningTimes, 'openingHours'>, date: string): SpanOfDays[] {
  const spans: SpanOfDays[] = [];
  for (const { date: day, hours } of weekOf({ openingHours, deviations: [] }, date)) {
    const before = spans.at(-1);
    const goesOn = before && daysAfter(before.last, 1) === day && isSame(before.hours, hours);
    if (goesOn) before.last = day;
    else spans.push({ first: day, last: day, hours });
  }
  return spans;
}

function isSame(one: Hours | null, other: Hours | null): boolean {
  return one?.opens === other?.opens && one?.closes === other?.closes;
}

/** The seven days from Monday of the week of `date`, with the hours of each. */
export function weekOf(times: OpeningTimes, date: string): (HoursOfDay & { date: string })[] {
  const monday = daysAfter(date, -((new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7));
  return weekdays.flatMap((_, n) => {
    const day = daysAfter(monday, n);
    const hours = hoursOn(times, day);
    return hours ? [{ ...hours, date: day }] : [];
  });
}
