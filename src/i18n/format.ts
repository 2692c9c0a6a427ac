import type { Ore } from '../domain/money';
import { swedishDay, swedishTime } from '../domain/swedish-time';

const months = [
  ...['januari', 'februari', 'mars', 'april', 'maj', 'juni'],
  ...['juli', 'augusti', 'september', 'oktober', 'november', 'december'],
];
const weekdays = ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'];

/** In groups of three digits, as in `12 345`. */
function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0');
}

function signed(value: number, digits: string): string {
  return value < 0 ? `\u2212${digits}` : digits;
}

/** Of a date or a moment, in Sweden. */
function partsOf(iso: string) {
  const [year = 0, month = 0, day = 0] = formatDate(iso).split('-').map(Number);
  return { year, month, day };
}

/** `1 234,50 kr`, `49 kr`; no-break spaces, U+2212 as minus. */
export function formatMoney(amount: Ore): string {
  const total = Math.round(Math.abs(amount));
  const rest = total % 100;
  const cents = rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`;
  return signed(amount, `${grouped(Math.floor(total / 100))}${cents}\u00a0kr`);
}

/** `5 mars 2026 kl. 14:03:27`, Swedish time: for receipts; no-break spaces within date and time */
export function formatMoment(iso: string): string {
  return `${formatLongDate(iso)} kl.\u00a0${swedishTime(new Date(iso)).slice(11)}`;
}

/** At most one decimal: `4,5`. */
export function formatDecimal(value: number): string {
  const tenths = Math.round(Math.abs(value) * 10);
  const rest = tenths % 10;
  return signed(value, `${grouped(Math.floor(tenths / 10))}${rest === 0 ? '' : `,${rest}`}`);
}

/** `2026-03-05` */
export function formatDate(iso: string): string {
  const isDate = iso.length === '2026-03-05'.length;
  return isDate ? iso : swedishDay(new Date(iso));
}

/** `5 mars`, with a no-break space: in sentences about days that are near */
export function formatDay(iso: string): string {
  const { month, day } = partsOf(iso);
  return `${day}\u00a0${months[month - 1]}`;
}

/** `5 mars 2026`; a line may break before the year only. */
export function formatLongDate(iso: string): string {
  return `${formatDay(iso)} ${partsOf(iso).year}`;
}

/** `09:05`, in Sweden */
export function formatTime(iso: string): string {
  return swedishTime(new Date(iso)).slice(11, 16);
}

/** `kl. 09:05`, in Sweden, with a no-break space: in sentences */
export function formatClock(iso: string): string {
  return `kl.\u00a0${formatTime(iso)}`;
}

/** `torsdag` */
export function formatWeekday(iso: string): string {
  const { year, month, day } = partsOf(iso);
  return weekdays[new Date(Date.UTC(year, month - 1, day)).getUTCDay()] ?? '';
}
