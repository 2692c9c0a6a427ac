import type { Period } from '../lib/calendar';
import { formatList } from './format-list';

/** `1 år, 2 månader och 3 dagar`; parts that are zero are left out. */
export function formatPeriod({ years, months, days }: Period): string {
  const parts = [
    years > 0 ? `${years} år` : '',
    months > 0 ? `${months} ${months === 1 ? 'månad' : 'månader'}` : '',
    days > 0 ? `${days} ${days === 1 ? 'dag' : 'dagar'}` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? '0 dagar' : formatList(parts);
}
