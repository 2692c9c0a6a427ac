import type { FaultCode } from '../../bridge/protocol/fault-codes';
import type { HostTokenCode } from '../../src/session/host-tokens';

export interface Advice {
  means: string;
  todo: string;
}

/** Codes of TOKEN_ERROR. */
export const tokenCodes: Readonly<Record<HostTokenCode, Advice>> = {
  EXPIRING: { means: 'The token ends within two minutes; it still works.', todo: 'Renew it, and send `TOKEN`.' },
  EXPIRED: {
    means: 'The token has ended, or the one that you have sent had.',
    todo: 'Renew it, and send `TOKEN`; with `accessToken: null` if your customer has to sign in again.',
  },
  REJECTED: {
    means:
      'A service has refused the token although it has not ended; or only what was asked for with it, such as the cart of another customer who was here before.',
    todo: 'Fetch a new one, and send `TOKEN`. It is no reason to sign the customer out.',
  },
  UNAVAILABLE: {
    means: 'The customer wants to go on, and there is no token that works.',
    todo: 'As `EXPIRED`. The customer may press again: each press asks once.',
  },
};

/** Codes of FAULT; 'the shop' is this page, 'you' the app. */
export const faultAdvice: Readonly<Record<FaultCode, Advice>> = {
  TOO_LARGE: {
    means: 'A message of yours, or a document of the shop, is over the limit. It was dropped.',
    todo: 'Send less. For documents declare `pdfUrl`.',
  },
  MALFORMED: {
    means: '`about` does not match its schema at `field`. It was dropped, or only that field of it.',
    todo: 'Mend your encoder: compare with the golden message of that type.',
  },
  UNKNOWN_TYPE: { means: 'This shop does not know `about`.', todo: 'Look at `READY.capabilities` before you send it.' },
  UNSUPPORTED_VERSION: {
    means: 'Another `luckan` or HELLO `version` than `READY.versions` lists.',
    todo: 'Choose one of them.',
  },
  STALE_SESSION: {
    means: 'Sent to an earlier load of the page.',
    todo: 'Use the session of the latest `READY`. One at a reload is normal.',
  },
  OUT_OF_ORDER: {
    means: 'A `seq` that is not above the last of its type, or the id of a `BACK` for the second time.',
    todo: 'Count per session, from 0; send HELLO again after a restart of your side.',
  },
  TIMED_OUT: { means: 'A request got no `ACK` with its id within 10 s.', todo: 'Answer every request, also with no.' },
  OVERFLOW: {
    means: 'More messages than fit waited for your HELLO; `count` were dropped, events of analytics first.',
    todo: 'Answer `READY` sooner.',
  },
  REFUSED: {
    means: 'A valid message with a value that this shop does not accept, in `field`; nothing has changed.',
    todo: 'See [Refused values](#refused-values).',
  },
  LOOP_FROZEN: {
    means: 'The height of `cause` alternated endlessly, and is frozen.',
    todo: 'Do not size the web view by the page’s height.',
  },
};
