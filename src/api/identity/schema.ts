import * as v from 'valibot';
import { failedHints, frejaResults, ownReasons, pendingHints } from '../../domain/eid';
import { enumField } from '../shared/fields';

const word = v.pipe(v.string(), v.minLength(1));

const message = v.variant('status', [
  v.object({ status: v.literal('pending'), hintCode: enumField(pendingHints) }),
  v.object({ status: v.literal('failed'), hintCode: enumField(failedHints) }),
  v.object({ status: v.literal('complete') }),
]);

/**
 * POST /v2/bankid/login/{x} and /v2/bankid/session/{x}. `autoStartToken` is sent while the order is pending, `QRCode`
 * until an app has opened it; `code` is why the shop itself rejects the customer. `refreshToken` is not read: scripts
 * must not have it.
 */
export const bankIdSchema = v.object({
  sessionId: word,
  autoStartToken: v.nullish(word, null),
  QRCode: v.nullish(word, null),
  message,
  code: v.fallback(v.nullish(v.picklist(ownReasons), null), null),
});

/** `eid` in the return address of Freja's sign-in. */
export const frejaResultField = enumField(frejaResults);
