/** What can go wrong on the bridge itself. */
export const faultCodes = [
  /** A message above the size limit was refused. */
  'TOO_LARGE',
  /** Ours, but it does not fit its schema. */
  'MALFORMED',
  /** Ours, but of a type that this side does not know. */
  'UNKNOWN_TYPE',
  /** An envelope or a protocol version that this side does not speak. */
  'UNSUPPORTED_VERSION',
  /** Meant for a load of the page that is over. */
  'STALE_SESSION',
  /** Doubled, or overtaken by a newer message of its type. */
  'OUT_OF_ORDER',
  /** A request got no answer. */
  'TIMED_OUT',
  /** More messages than the outbox holds waited for the handshake. */
  'OVERFLOW',
  /** A height went up and down without end, and was frozen. */
  'LOOP_FROZEN',
] as const;

export type FaultCode = (typeof faultCodes)[number];
