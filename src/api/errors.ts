/** All expected failures of a call to a service. Screens map `kind` to a text. */
export type Failure =
  | { kind: 'network' }
  /** `noToken`: the app has sent none in time, and nothing was requested. */
  | { kind: 'timeout'; noToken?: true }
  | { kind: 'aborted' }
  /** 429: the service asks to wait. */
  | { kind: 'tooMany' }
  /** The customer has declined a disclaimer: nothing was sent. */
  | { kind: 'declined' }
  | { kind: 'refused'; status: number; code: string | null; fields: string[] }
  /** `field` is the path of the first invalid field; the body itself is not stored. */
  | { kind: 'malformed'; field: string }
  | { kind: 'notMature' }
  | { kind: 'conflict'; code: string | null }
  | { kind: 'validation'; code: string | null; fields: string[] }
  /** 412: changed elsewhere since it was read. */
  | { kind: 'stale' }
  | { kind: 'cartConflict'; itemId: string | null; reason: string | null; customerDescription: string }
  /** Checkout or order wait until the disclaimers of these substances have been accepted. */
  | { kind: 'disclaimerRequired'; substances: string[] }
  | { kind: 'invalidCart' }
  /** 409: the cart is paid for, and this caller is not known to be its payer. */
  | { kind: 'paidCart' }
  | { kind: 'invalidVoucher'; reason: string | null }
  | { kind: 'notAValidMember' }
  /** The search service's error body (null: no JSON), for the caller only: never logged or reported. */
  | { kind: 'elevate'; body: unknown };

export type FailureKind = Failure['kind'];

/** A service's own error object: `{error, details: {title, errorType, errorCode, errorFields}}`, or the same at the top. */
export interface ErrorDetails {
  /** A sentence for the customer, which may contain their data: never logged or reported. */
  title: string | null;
  type: string | null;
  code: string | null;
  fields: string[];
}

/** The only error that calls throw; its message is the kind, so that logs contain nothing else. */
export class ApiError extends Error {
  readonly failure: Failure;
  /** Null unless a service has refused the call. */
  readonly details: ErrorDetails | null;

  constructor(failure: Failure, details: ErrorDetails | null = null) {
    super(failure.kind);
    this.failure = failure;
    this.details = details;
  }
}

/** @returns null if the error is a bug rather than an expected failure */
export function failureOf(error: unknown): Failure | null {
  return error instanceof ApiError ? error.failure : null;
}

/** Returns expected failures as values; a bug is thrown again. */
export function expectedFailure(error: unknown): Failure {
  const failure = failureOf(error);
  if (!failure) throw error;
  return failure;
}
