import { yearsAfter } from '../lib/calendar';

interface Party {
  firstName: string;
  lastName: string;
  personalIdNumber: string;
}

/** Without a name until the receiver has consented once: a number that somebody wrote does not reveal whose it is. */
interface Receiver {
  firstName: string | null;
  lastName: string | null;
  personalIdNumber: string;
}

/** Dates are ISO dates. */
export interface PowerOfAttorney {
  id: string;
  status: 'pending' | 'approved' | 'unknown';
  /** Whose consent a pending one waits for; from thirteen on a minor accepts, too, what the guardians have given. */
  waitsFor: 'receiver' | 'minor' | 'unknown' | null;
  giver: Party;
  receiver: Receiver;
  /** Given by a child of who is signed in, who manages it. */
  ofChild: boolean;
  /** The last day. */
  expiryDate: string;
  /** The last day to consent; null unless it is pending. */
  approvalDeadline: string | null;
}

/** Whether it waits for its receiver, as every pending one does that states nothing else. */
export function waitsForReceiver({ status, waitsFor }: Pick<PowerOfAttorney, 'status' | 'waitsFor'>): boolean {
  return status === 'pending' && waitsFor !== 'minor';
}

/** Whether it waits for a minor, in whose name the guardians have given it. */
export function waitsForMinor({ status, waitsFor }: Pick<PowerOfAttorney, 'status' | 'waitsFor'>): boolean {
  return status === 'pending' && waitsFor === 'minor';
}

export function giverName({ giver }: Pick<PowerOfAttorney, 'giver'>): string {
  return `${giver.firstName} ${giver.lastName}`;
}

/** The number as long as the name is not known. */
export function receiverName({ receiver }: Pick<PowerOfAttorney, 'receiver'>): string {
  const { firstName, lastName, personalIdNumber } = receiver;
  return firstName === null || lastName === null ? personalIdNumber : `${firstName} ${lastName}`;
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
