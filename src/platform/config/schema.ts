import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1));

/**
 * `/config.json`: everything that differs between environments and is not a secret. It can be swapped in a built
 * site, but for `services.media`, `themes` and `appCookie`: these stand in the built pages and their inline scripts.
 */
export const configSchema = v.object({
  /** Base addresses; absolute, or relative to the document's origin. No trailing slash. */
  services: v.object({
    web: text,
    items: text,
    pharmacy: text,
    orders: text,
    members: text,
    identity: text,
    elevate: text,
    messages: text,
    pageData: text,
    expedition: text,
    deliveryParameters: text,
    /** A build-time value: built pages name their pictures by it. */
    media: text,
  }),
  elevate: v.object({ market: text, locale: text }),
  operator: v.object({
    tradeName: text,
    company: text,
    organisationNumber: text,
    address: text,
    phone: text,
    email: text,
    /** The authority that supervises the pharmacy, and its page on this licence. */
    authority: v.object({ name: text, url: text }),
    /** The page that the EU logo for online sale of medicines must link to. */
    euLogoUrl: text,
    /** Pages of the content source that the footer leads to. */
    pages: v.optional(v.array(v.object({ title: text, path: v.pipe(v.string(), v.regex(/^\//)) })), []),
  }),
  /** The customer club (`club-config.ts`): its pages alone read it. */
  club: v.optional(v.unknown()),
  /** The partner whose doctors prescribe (`doctor-partner.ts`): its own page alone reads it. */
  doctorPartner: v.optional(v.unknown()),
  /** A build-time value. */
  themes: v.object({ b2c: themeName(), 'doktor-se': themeName() }),
  /** The cookie by which the app marks its web view. A build-time value. */
  appCookie: text,
  /** Origins that may embed the shop, and whose bridge messages an embedded shop obeys. */
  hostOrigins: v.array(text),
  /** Origins that payment and delivery frames may come from. */
  frameOrigins: v.array(text),
  /** How payment and delivery are provided (`checkout-schema.ts`): the checkout alone reads it. */
  checkout: v.optional(v.unknown()),
  /** Where e-IDs are opened (`eid-schema.ts`): the sign-in alone reads it. */
  eid: v.optional(v.unknown()),
  /** Null leaves the tag manager out. */
  tagManager: v.nullable(v.object({ id: text, url: text })),
  /** The page that shuts the review company's script in, on an origin of its own; null leaves reviews out. */
  reviews: v.optional(v.nullable(v.object({ frame: text })), null),
  /** Only a test environment says true; the shop offers nothing more there, but the server does. */
  testsAllowed: v.boolean(),
});

function themeName() {
  return v.picklist(['green', 'orange', 'ag']);
}

export type Config = v.InferOutput<typeof configSchema>;
