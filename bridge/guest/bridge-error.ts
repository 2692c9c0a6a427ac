import type { PayloadOf } from '../protocol/types';

/**
 * Why a request came to nothing: the host does not offer it (`UNSUPPORTED`), said no (`REFUSED`, `FAILED`,
 * `NOT_HANDLED`), did not answer (`TIMED_OUT`), the message was too large, or the page's session ended meanwhile.
 */
export type BridgeErrorCode =
  | NonNullable<PayloadOf<'ACK'>['reason']>
  | 'TIMED_OUT'
  | 'TOO_LARGE'
  | 'MALFORMED'
  | 'ENDED';

export class BridgeError extends Error {
  override name = 'BridgeError';
  readonly code: BridgeErrorCode;

  constructor(code: BridgeErrorCode) {
    super(code);
    this.code = code;
  }
}

/** How a request ended. It is a value: a request never rejects. */
export type Outcome = { ok: true } | { ok: false; error: BridgeError };

export function failure(code: BridgeErrorCode): Outcome {
  return { ok: false, error: new BridgeError(code) };
}
