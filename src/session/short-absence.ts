/** Milliseconds: too short to end any session, so that the code that decides is not even loaded. */
export const shortAbsence = 300_000;
