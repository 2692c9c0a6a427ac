import { formatDate } from '../../i18n/format';
import { useHydrated } from '../../lib/use-hydrated';

/** The ISO date. While prerendered markup is hydrated, it is first the date of prerendering (`asOf`). */
export function useToday(asOf: string): string {
  return useHydrated() ? formatDate(new Date().toISOString()) : asOf;
}
