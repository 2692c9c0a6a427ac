import type { Ore } from '../domain/money';

const tag = 'sv-SE';

const kronor = new Intl.NumberFormat(tag, {
  style: 'currency',
  currency: 'SEK',
  trailingZeroDisplay: 'stripIfInteger',
});
const decimal = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 });
const shortDate = new Intl.DateTimeFormat(tag, { dateStyle: 'short', timeZone: 'Europe/Stockholm' });
const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Stockholm' });

/** `1 234,50 kr`, `49 kr`; no-break spaces, U+2212 as minus. */
export function formatMoney(amount: Ore): string {
  return kronor.format(amount / 100);
}

/** At most one decimal: `4,5`. */
export function formatDecimal(value: number): string {
  return decimal.format(value);
}

/** `2026-03-05` */
export function formatDate(iso: string): string {
  return shortDate.format(new Date(iso));
}

/** `5 mars 2026` */
export function formatLongDate(iso: string): string {
  return longDate.format(new Date(iso));
}
