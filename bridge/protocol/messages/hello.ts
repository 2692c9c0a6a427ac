import * as v from 'valibot';
import { message } from '../message';
import { absentOr, text, wholeNumber } from '../shapes';
import { insetsPayload } from './insets';

export const helloPayload = v.object({
  /** Of those in READY, the protocol version to speak. */
  version: wholeNumber(),
  app: v.object({ name: text(), version: text() }),
  /** `token`, `pdfUrl`, `findPharmacy`, `viewCheckout`, `openExternal`; others are ignored. */
  capabilities: v.pipe(v.array(text(40)), v.maxLength(100)),
  insets: v.fallback(absentOr(insetsPayload), undefined),
  /** Where an e-ID or payment app comes back to: a link that opens this app. */
  returnUrl: absentOr(text(2000)),
  /** The consent given in the app; what is missing is denied. */
  consent: absentOr(
    v.object({
      preferences: v.optional(v.boolean(), false),
      statistics: v.optional(v.boolean(), false),
      marketing: v.optional(v.boolean(), false),
    }),
  ),
  /** The app's cart, where it has one. */
  cartId: absentOr(text()),
  locale: absentOr(text(35)),
  theme: v.fallback(absentOr(v.picklist(['green', 'orange', 'ag'])), undefined),
});

export const HELLO = /* @__PURE__ */ message({
  name: 'HELLO',
  direction: 'toGuest',
  kind: 'state',
  since: 1,
  base: false,
  about: 'The answer to READY. A late one is welcome; a new one takes the place of the last.',
  sensitive: ['returnUrl', 'cartId'],
  payload: helloPayload,
});
