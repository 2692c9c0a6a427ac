import { formatDate } from '../../../i18n/format';

/** The day in Sweden, as an ISO date. */
export function today(): string {
  return formatDate(new Date().toISOString());
}
