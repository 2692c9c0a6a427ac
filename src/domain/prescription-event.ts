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
