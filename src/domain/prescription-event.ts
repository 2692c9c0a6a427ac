/** Something to know about prescriptions, cost protection or powers of attorney. */
export interface PrescriptionEvent {
  kind:
    | 'NEW_PRESCRIPTION'
    | 'EXPIRING_PRESCRIPTION'
    | 'EXPIRING_COST_PROTECTION_PERIOD'
    | 'NEW_POWER_OF_ATTORNEY_REQUEST'
    | 'EXPIRING_GIVEN_POWER_OF_ATTORNEY'
    | 'EXPIRING_RECEIVED_POWER_OF_ATTORNEY'
    | 'unknown';
  /** Null if it concerns who is signed in. */
  patient: { kind: 'SELF' | 'CHILD' | 'GIVER' | 'ANIMAL' | 'unknown'; name: string } | null;
  /** The id of the prescription or power of attorney that it is about. */
  about: string | null;
  /** The medicine of that prescription. */
  title: string | null;
  /** The last day of what ends; ISO date. */
  date: string | null;
  /** The first name of the child in custody that has given the power of attorney; null for one's own. */
  child: string | null;
}

/** An unanswered request for a power of attorney lapses within a week, which is sooner than what ends. */
const ranks: Record<PrescriptionEvent['kind'], number> = {
  NEW_POWER_OF_ATTORNEY_REQUEST: 0,
  EXPIRING_PRESCRIPTION: 1,
  EXPIRING_COST_PROTECTION_PERIOD: 2,
  EXPIRING_RECEIVED_POWER_OF_ATTORNEY: 3,
  EXPIRING_GIVEN_POWER_OF_ATTORNEY: 4,
  NEW_PRESCRIPTION: 5,
  unknown: 6,
};

/** What ends before what is new, the soonest of a kind first; equal ones keep a fixed order, A to Ö. */
export function byUrgency<E extends PrescriptionEvent>(events: readonly E[]): E[] {
  const collator = new Intl.Collator('sv', { numeric: true });
  const text = (a: string | null | undefined, b: string | null | undefined) => collator.compare(a ?? '', b ?? '');
  return [...events].sort(
    (a, b) =>
      ranks[a.kind] - ranks[b.kind] ||
      text(a.date, b.date) ||
      text(a.patient?.name, b.patient?.name) ||
      text(a.title, b.title) ||
      text(a.about, b.about),
  );
}
