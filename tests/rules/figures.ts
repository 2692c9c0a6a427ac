export interface Figure {
  what: string;
  /** Bytes, or a number of requests. */
  value: number;
  budget: number;
  unit: 'KB' | 'requests';
}

/** Figures with their budgets and what is left of these, one in a line. */
export function tableOf(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, value, budget, unit }) => {
    const show = (amount: number) => (unit === 'KB' ? (amount / 1024).toFixed(1) : `${amount}`).padStart(6);
    return `${show(value)} of ${show(budget)} ${unit}, slack ${show(budget - value)}  ${what}`;
  });
  return ['Budgets', ...rows].join('\n');
}
