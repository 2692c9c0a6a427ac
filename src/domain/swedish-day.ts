let days: Intl.DateTimeFormat | undefined;

/** The ISO date in Sweden at a moment. */
export function swedishDay(moment: Date): string {
  days ??= new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: 'Europe/Stockholm' });
  return days.format(moment);
}
