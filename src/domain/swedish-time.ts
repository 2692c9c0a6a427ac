const hour = 3_600_000;

/** When clocks in the EU change in a month (0 to 11), ms: the last Sunday, 01:00 UTC. */
function clockChange(year: number, month: number): number {
  const day = new Date(Date.UTC(year, month + 1, 0, 1));
  return day.setUTCDate(day.getUTCDate() - day.getUTCDay());
}

/** As since 1996. */
function isSummerTime(moment: Date): boolean {
  const year = moment.getUTCFullYear();
  return moment.getTime() >= clockChange(year, 2) && moment.getTime() < clockChange(year, 9);
}

/**
 * The time in Sweden at a moment: `2026-03-05T09:05:27`. By the EU's rule rather than with `Intl`, whose first format
 * blocks a slow phone for more than 100 ms; a test compares the two.
 */
export function swedishTime(moment: Date): string {
  const ahead = isSummerTime(moment) ? 2 : 1;
  return new Date(moment.getTime() + ahead * hour).toISOString().slice(0, '2026-03-05T09:05:27'.length);
}

/** The ISO date in Sweden at a moment. */
export function swedishDay(moment: Date): string {
  return swedishTime(moment).slice(0, '2026-03-05'.length);
}
