import type { Ore } from '../domain/money';

const tag = 'sv-SE';

/** Created on first use: each takes milliseconds. */
function lazily<Formatter>(make: () => Formatter): () => Formatter {
  let formatter: Formatter | undefined;
  return () => {
    formatter ??= make();
    return formatter;
  };
}

const kronor = lazily(
  () => new Intl.NumberFormat(tag, { style: 'currency', currency: 'SEK', trailingZeroDisplay: 'stripIfInteger' }),
);
const decimal = lazily(() => new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }));
const inStockholm = (dateStyle: 'short' | 'long') =>
  lazily(() => new Intl.DateTimeFormat(tag, { dateStyle, timeZone: 'Europe/Stockholm' }));
const shortDate = inStockholm('short');
const longDate = inStockholm('long');
const exactTime = lazily(() => new Intl.DateTimeFormat(tag, { timeStyle: 'medium', timeZone: 'Europe/Stockholm' }));
const day = lazily(() => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', timeZone: 'Europe/Stockholm' }));
const time = lazily(
  () => new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' }),
);
const weekday = lazily(() => new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'Europe/Stockholm' }));

/** Loads the browser's Swedish dates, which with the first rows of a long list would block the page. */
export function prepareDates(): void {
  shortDate();
}

/** `1 234,50 kr`, `49 kr`; no-break spaces, U+2212 as minus. */
export function formatMoney(amount: Ore): string {
  return kronor().format(amount / 100);
}

/** `5 mars 2026 kl. 14:03:27`, Swedish time: for receipts */
export function formatMoment(iso: string): string {
  return `${formatLongDate(iso)} kl. ${exactTime().format(new Date(iso))}`;
}

/** At most one decimal: `4,5`. */
export function formatDecimal(value: number): string {
  return decimal().format(value);
}

/** `2026-03-05` */
export function formatDate(iso: string): string {
  return shortDate().format(new Date(iso));
}

/** `5 mars`: in sentences about days that are near */
export function formatDay(iso: string): string {
  return day().format(new Date(iso));
}

/** `5 mars 2026` */
export function formatLongDate(iso: string): string {
  return longDate().format(new Date(iso));
}

/** `09:05`, in Sweden */
export function formatTime(iso: string): string {
  return time().format(new Date(iso));
}

/** `torsdag` */
export function formatWeekday(iso: string): string {
  return weekday().format(new Date(iso));
}
