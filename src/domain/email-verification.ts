const outcomes = ['success', 'expired', 'invalid', 'error', 'notFound', 'alreadyVerified', 'broken'] as const;

/** How following the link in a mail ended; `default` is all that the address does not say. */
export type VerificationOutcome = (typeof outcomes)[number] | 'default';

/** What `result` in the address of `/verifierad/` stands for; null where it is missing. */
export function verificationOutcome(result: string | null): VerificationOutcome {
  return outcomes.find((outcome) => outcome === result) ?? 'default';
}
