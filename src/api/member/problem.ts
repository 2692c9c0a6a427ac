import { type Failure, failureOf } from '../errors';

const fields = ['email', 'mobile', 'termsAccepted'] as const;
export type MemberField = (typeof fields)[number];

/** Why the club says no. Screens map `kind` to a text. */
export type MemberProblem =
  /** 422 USER_NOT_MATURE */
  | { kind: 'underAge' }
  /** 409 DUPLICATE_EMAIL_OR_PHONE */
  | { kind: 'duplicateEmailOrPhone' }
  /** 409 DUPLICATE_EMAIL */
  | { kind: 'duplicateEmail' }
  /** 400: the fields that are wrong, in the order of the form; none where the service names none that there is. */
  | { kind: 'validation'; fields: MemberField[] }
  /** 409 ALREADY_MEMBER: who asks is one already. */
  | { kind: 'memberAlreadyExists' }
  /** 409 NEEDS_CUSTOMER_SERVICE: an e-mail address that was taken away is not given again by oneself. */
  | { kind: 'needsCustomerService' }
  /** 404: who asks is no member, or no longer. */
  | { kind: 'notMember' }
  /** 429: the link has been sent too often within an hour. */
  | { kind: 'tooManyMails' }
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
  if (failure.kind === 'refused' && failure.status === 429) return { kind: 'tooManyMails' };
  return { kind: 'failed', failure };
}

/** Expected failures as values; a bug still throws. */
export async function outcomeOf<T>(answer: Promise<T>): Promise<MemberOutcome<T>> {
  try {
    return { ok: true, value: await answer };
  } catch (error) {
    const failure = failureOf(error);
    if (!failure) throw error;
    return { ok: false, problem: problemOf(failure) };
  }
}
