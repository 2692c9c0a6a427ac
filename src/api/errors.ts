/** Every way in which a call to a service is expected to fail. Screens map `kind` to a text. */
export type Failure =
  | { kind: 'network' }
  | { kind: 'timeout' }
  | { kind: 'aborted' }
  | { kind: 'refused'; status: number; code: string | null; fields: string[] }
  /** `field` is the path of the first field that does not fit; the body itself is kept nowhere. */
  | { kind: 'malformed'; field: string }
  | { kind: 'notMature' }
  | { kind: 'conflict'; code: string | null }
  | { kind: 'validation'; code: string | null; fields: string[] }
  /** 412: somebody else has changed it since it was read. */
  | { kind: 'stale' }
  | { kind: 'cartConflict'; itemId: string | null; reason: string | null; customerDescription: string }
  | { kind: 'invalidCart' }
  | { kind: 'invalidVoucher'; reason: string | null }
  | { kind: 'notAValidMember' }
  /** The search service's refusal with its body (null: no JSON), for the caller alone: never logged or reported. */
  | { kind: 'elevate'; body: unknown };

export type FailureKind = Failure['kind'];

/** The one error that calls throw; its message is the kind, so that no log can hold more than that. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** Null means: not an expected failure, but a bug. */
export function failureOf(error: unknown): Failure | null {
  return error instanceof ApiError ? error.failure : null;
}

/** For callers that want expected failures as values; a bug still throws. */
export function expectedFailure(error: unknown): Failure {
  const failure = failureOf(error);
  if (!failure) throw error;
  return failure;
}
