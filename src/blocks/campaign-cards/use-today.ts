import { formatDate } from '../../i18n/format';
import { useHydrated } from '../../lib/use-hydrated';

/** The ISO date. Of markup that was rendered beforehand it is first the day on which that was (`asOf`). */
export function useToday(asOf: string): string {
  return useHydrated() ? formatDate(new Date().toISOString()) : asOf;
}
