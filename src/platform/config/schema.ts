import * as v from 'valibot';
import { checkoutDefaults, checkoutSchema } from './checkout-schema';
import { clubDefaults, clubSchema } from './club-schema';
import { doctorPartnerDefaults, doctorPartnerSchema } from './doctor-partner-schema';
import { eidDefaults, eidSchema } from './eid-schema';
import { nonEmptyText } from './non-empty-text';
import { operatorSchema } from './operator-schema';
import { servicesSchema } from './services-schema';

const themeName = v.picklist(['green', 'orange', 'ag']);

/**
 * `/config.json`: everything that differs between environments and is not a secret. It can be swapped in a built
 * site, but for `services.media`, `themes` and `appCookie`: these stand in the built pages and their inline scripts.
 * It is parsed once, by the build for the documents and by the browser at its start. Parts with defaults of their own
 * take them where they are left out or broken; `configIssues` names what is broken.
 */
export const configSchema = v.object({
  services: servicesSchema,
  elevate: v.object({ market: nonEmptyText, locale: nonEmptyText }),
  operator: operatorSchema,
  club: v.fallback(v.optional(clubSchema, {}), clubDefaults),
  doctorPartner: v.fallback(v.optional(doctorPartnerSchema, {}), doctorPartnerDefaults),
  /** A build-time value. */
  themes: v.object({ b2c: themeName, 'doktor-se': themeName }),
  /** The cookie by which the app marks its web view. A build-time value. */
  appCookie: nonEmptyText,
  /** Origins that may embed the shop, and whose bridge messages an embedded shop obeys. */
  hostOrigins: v.array(nonEmptyText),
  /** Origins that payment and delivery frames may come from. */
  frameOrigins: v.array(nonEmptyText),
  checkout: v.fallback(v.optional(checkoutSchema, {}), checkoutDefaults),
  eid: v.fallback(v.optional(eidSchema, {}), eidDefaults),
  /** Null leaves the tag manager out. */
  tagManager: v.nullable(v.object({ id: nonEmptyText, url: nonEmptyText })),
  /** The page that shuts the review company's script in, on an origin of its own; null leaves reviews out. */
  reviews: v.optional(v.nullable(v.object({ frame: nonEmptyText })), null),
  /** Only a test environment says true; the shop offers nothing more there, but the server does. */
  testsAllowed: v.boolean(),
});

export type Config = v.InferOutput<typeof configSchema>;
