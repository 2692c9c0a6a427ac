import { formatDecimal } from './format';

const kilometre = 1000;

/** From metres: `40 m`, `850 m`, `1,2 km`, `34 km`; a no-break space. The shortest distance is never 0 m. */
export function formatDistance(metres: number): string {
  const tens = Math.max(10, Math.round(metres / 10) * 10);
  if (tens < kilometre) return `${tens}\u00a0m`;
  const kilometres = metres / kilometre;
  return `${formatDecimal(kilometres < 9.95 ? kilometres : Math.round(kilometres))}\u00a0km`;
}
