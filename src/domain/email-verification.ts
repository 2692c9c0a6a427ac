const outcomes = ['success', 'expired', 'invalid', 'error', 'notFound', 'alreadyVerified', 'broken'] as const;

/** Result of following the verification link; `default` if the address does not contain one. */
export type VerificationOutcome = (typeof outcomes)[number] | 'default';

/** The result in the address of `/verifierad/`; null if the parameter is missing. */
export function verificationOutcome(result: string | null): VerificationOutcome {
  return outcomes.find((outcome) => outcome === result) ?? 'default';
}
