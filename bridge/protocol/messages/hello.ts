import * as v from 'valibot';
import { message } from '../message';
import { absentOr, text, wholeNumber } from '../shapes';
import { appearanceFields } from './appearance';
import { insetsPayload } from './insets';

/** What an app says wrongly of it is treated as missing, and named by a FAULT: the rest of HELLO counts. */
function lenient<const Schema extends v.GenericSchema>(schema: Schema) {
  return v.fallback(absentOr(schema), undefined);
}

export const helloPayload = v.object({
  /** The protocol version to use, one of those in READY. */
  version: wholeNumber(),
  app: v.object({ name: text(), version: text() }),
  /** What the app does itself, see 'Capabilities' in the guide; others are ignored. */
  capabilities: v.pipe(v.array(text(40)), v.maxLength(100)),
  insets: lenient(insetsPayload),
  /** Where an e-ID or payment app returns to: a link that opens this app. */
  returnUrl: lenient(text(2000)),
  /** What the customer has agreed to in the app; missing categories are denied, and without it all are. */
  consent: lenient(
    v.object({
      preferences: v.optional(v.boolean(), false),
      statistics: v.optional(v.boolean(), false),
      marketing: v.optional(v.boolean(), false),
    }),
  ),
  /** The app's cart, where it has one. */
  cartId: lenient(text()),
  /** The page is loaded ahead and not shown yet: VISIBILITY will say when it is. */
  hidden: lenient(v.boolean()),
  locale: lenient(text(35)),
  theme: lenient(v.picklist(['green', 'orange', 'ag'])),
  colorScheme: v.fallback(appearanceFields.colorScheme, undefined),
  fontScale: v.fallback(appearanceFields.fontScale, undefined),
});

export const HELLO = /* @__PURE__ */ message({
  name: 'HELLO',
  direction: 'toGuest',
  kind: 'state',
  since: 1,
  base: false,
  about: 'The answer to READY. It is accepted later too; a new one replaces the last.',
  sensitive: ['returnUrl', 'cartId'],
  payload: helloPayload,
});
