/**
 * Arithmetic with calendar days, written as ISO dates (`2026-03-05`). A day has no hours here, so that neither time
 * zones nor daylight-saving changes move it.
 */

const millisecondsPerDay = 24 * 60 * 60 * 1000;

/** A length of time as it is written out, largest unit first. */
export interface Period {
  years: number;
  months: number;
  days: number;
}

/** Whether a text is a day of the calendar, as an ISO date. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = dayNumber(text);
  return !Number.isNaN(day) && isoOf(day) === text;
}

/** The date `days` after `date` (before it if negative). */
export function daysAfter(date: string, days: number): string {
  return isoOf(dayNumber(date) + days);
}

/** The date `months` later (earlier if negative); the last day of that month if it has no such day. */
export function monthsAfter(date: string, months: number): string {
  const { year, month, day } = partsOf(date);
  const ordinal = year * 12 + (month - 1) + months;
  const first = { year: Math.floor(ordinal / 12), month: (ordinal % 12) + 1 };
  return write({ ...first, day: Math.min(day, daysInMonth(first)) });
}

/** The date `years` later (earlier if negative); 28 February for the 29th in a year without one. */
export function yearsAfter(date: string, years: number): string {
  return monthsAfter(date, years * 12);
}

/** The number of days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** Whole years from `born` to `day`. Who is born on 29 February has a birthday on 1 March in other years. */
export function ageOn(born: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(born.slice(0, 4));
  return day.slice(5) < born.slice(5) ? years - 1 : years;
}

/** The years, months and days from `from` to a later `to`; nothing if it is not later. */
export function periodBetween(from: string, to: string): Period {
  if (to <= from) return { years: 0, months: 0, days: 0 };
  const a = partsOf(from);
  const b = partsOf(to);
  let months = (b.year - a.year) * 12 + (b.month - a.month);
  if (monthsAfter(from, months) > to) months -= 1;
  return {
    years: Math.floor(months / 12),
    months: months % 12,
    days: daysBetween(monthsAfter(from, months), to),
  };
}

interface DateParts {
  year: number;
  month: number;
  day: number;
}

function partsOf(date: string): DateParts {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) };
}

function write({ year, month, day }: DateParts): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

function daysInMonth({ year, month }: Pick<DateParts, 'year' | 'month'>): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function dayNumber(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;
}

function isoOf(day: number): string {
  return new Date(day * millisecondsPerDay).toISOString().slice(0, 10);
}
