import { type Failure, failureOf } from '../errors';

const fields = ['email', 'mobile', 'termsAccepted'] as const;
export type MemberField = (typeof fields)[number];

/** Why the club rejects a request. Screens map `kind` to a text. */
export type MemberProblem =
  /** 422 USER_NOT_MATURE */
  | { kind: 'underAge' }
  /** 409 DUPLICATE_EMAIL_OR_PHONE */
  | { kind: 'duplicateEmailOrPhone' }
  /** 409 DUPLICATE_EMAIL */
  | { kind: 'duplicateEmail' }
  /** 400: the invalid fields, in the order of the form; empty if the service names none of them. */
  | { kind: 'validation'; fields: MemberField[] }
  /** 409 ALREADY_MEMBER: the customer is already a member. */
  | { kind: 'memberAlreadyExists' }
  /** 409 NEEDS_CUSTOMER_SERVICE: customers cannot add an e-mail address again once it was removed. */
  | { kind: 'needsCustomerService' }
  /** 404: the customer is not, or no longer, a member. */
  | { kind: 'notMember' }
  /** 429: the link has been sent, or details have been tried, too often within an hour. */
  | { kind: 'tooMany' }
  | { kind: 'failed'; failure: Failure };

export type MemberOutcome<T> = { ok: true; value: T } | { ok: false; problem: MemberProblem };

const conflicts: ReadonlyMap<string, MemberProblem> = new Map([
  ['DUPLICATE_EMAIL_OR_PHONE', { kind: 'duplicateEmailOrPhone' }],
  ['DUPLICATE_EMAIL', { kind: 'duplicateEmail' }],
  ['ALREADY_MEMBER', { kind: 'memberAlreadyExists' }],
  ['NEEDS_CUSTOMER_SERVICE', { kind: 'needsCustomerService' }],
]);

function problemOf(failure: Failure): MemberProblem {
  if (failure.kind === 'notMature') return { kind: 'underAge' };
  if (failure.kind === 'validation') {
    return { kind: 'validation', fields: fields.filter((field) => failure.fields.includes(field)) };
  }
  if (failure.kind === 'conflict') return conflicts.get(failure.code ?? '') ?? { kind: 'failed', failure };
  if (failure.kind === 'refused' && failure.status === 404) return { kind: 'notMember' };
  if (failure.kind === 'tooMany') return { kind: 'tooMany' };
  return { kind: 'failed', failure };
}

/** Returns expected failures as values; a bug is thrown again. */
export async function outcomeOf<T>(answer: Promise<T>): Promise<MemberOutcome<T>> {
  try {
    return { ok: true, value: await answer };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { ok: false, problem: problemOf(failure) };
  }
}
