import { daysAfter } from '../lib/calendar';

/** Sundays, Saturdays and what counts as a public holiday when a time limit of the law ends. `date`: ISO date */
export function isFree(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return day.getUTCDay() % 6 === 0 || fixed.has(date.slice(5)) || isMidsummerEve(day) || isAroundEaster(day);
}

/** The first day, from this one on, on which a time limit of the law can end. */
export function firstWorkingDay(date: string): string {
  return isFree(date) ? firstWorkingDay(daysAfter(date, 1)) : date;
}

const fixed: ReadonlySet<string> = new Set(['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31']);

/** A Friday from 19 to 25 June. */
function isMidsummerEve(day: Date): boolean {
  const date = day.getUTCDate();
  return day.getUTCMonth() === 5 && day.getUTCDay() === 5 && date >= 19 && date <= 25;
}

/** Good Friday, Easter Monday and Ascension Day. */
function isAroundEaster(day: Date): boolean {
  const days = Math.round((day.getTime() - easter(day.getUTCFullYear())) / 86_400_000);
  return days === -2 || days === 1 || days === 39;
}

/** Easter Sunday, by the anonymous Gregorian algorithm. */
function easter(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = century - Math.floor(century / 4) - Math.floor((8 * century + 13) / 25);
  const epact = (skipped + 19 * golden + 15) % 30;
  const moon = epact - Math.floor(epact / 28) * (1 - Math.floor(29 / (epact + 1)) * Math.floor((21 - golden) / 11));
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  const offset = moon - weekday;
  const month = 3 + Math.floor((offset + 40) / 44);
  return Date.UTC(year, month - 1, offset + 28 - 31 * Math.floor(month / 4));
}
