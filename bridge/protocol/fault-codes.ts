/** Errors of the bridge itself. */
export const faultCodes = [
  /** A message above the size limit was rejected. */
  'TOO_LARGE',
  /** A message of this protocol that does not match its schema. */
  'MALFORMED',
  /** A message of this protocol with a type that this side does not know. */
  'UNKNOWN_TYPE',
  /** An envelope or protocol version that this side does not support. */
  'UNSUPPORTED_VERSION',
  /** Sent to an earlier session of the page. */
  'STALE_SESSION',
  /** A duplicate, or older than the last message of its type. */
  'OUT_OF_ORDER',
  /** A request got no answer. */
  'TIMED_OUT',
  /** The outbox overflowed before the handshake ended. */
  'OVERFLOW',
  /** A valid message with a value that this shop does not accept. */
  'REFUSED',
  /** A height alternated endlessly and was frozen. */
  'LOOP_FROZEN',
] as const;

export type FaultCode = (typeof faultCodes)[number];
