import type { PayloadOf } from '../protocol/types';

/**
 * Why a request failed: the host does not support it (`UNSUPPORTED`), rejected it (`REFUSED`, `FAILED`,
 * `NOT_HANDLED`), did not answer (`TIMED_OUT`), the message was invalid, or the page's session ended.
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

/** The result of a request. A request never rejects. */
export type Outcome = { ok: true } | { ok: false; error: BridgeError };

export function failure(code: BridgeErrorCode): Outcome {
  return { ok: false, error: new BridgeError(code) };
}
