import { yearsAfter } from '../lib/calendar';

export interface Party {
  firstName: string;
  lastName: string;
  personalIdNumber: string;
}

/** Dates are ISO dates. */
export interface PowerOfAttorney {
  id: string;
  status: 'pending' | 'approved' | 'unknown';
  giver: Party;
  receiver: Party;
  /** Given by a child of who is signed in, who manages it. */
  ofChild: boolean;
  /** The last day. */
  expiryDate: string;
  /** The last day to consent; null unless it is pending. */
  approvalDeadline: string | null;
}

const maxYears = 4;

export type ExpiryProblem = 'passed' | 'tooFar';

/** What is wrong with a last day: it is over, or more than 4 years ahead; null if nothing is. */
export function expiryProblem(date: string, today: string): ExpiryProblem | null {
  if (date < today) return 'passed';
  return date > latestExpiry(today) ? 'tooFar' : null;
}

/** The latest last day of an adult's power of attorney. */
export function latestExpiry(today: string): string {
  return yearsAfter(today, maxYears);
}
