import * as v from 'valibot';
import { appScheme } from './app-scheme';
import { checkoutDefaults, checkoutSchema } from './checkout-schema';
import { clubDefaults, clubSchema } from './club-schema';
import { doctorPartnerDefaults, doctorPartnerSchema } from './doctor-partner-schema';
import { eidDefaults, eidSchema } from './eid-schema';
import { errorReportingSchema } from './error-reporting-schema';
import { flagsSchema } from './flags-schema';
import { mapDefaults, mapSchema } from './map-schema';
import { nonEmptyText } from './non-empty-text';
import { operatorSchema } from './operator-schema';
import { servicesSchema } from './services-schema';
import { tagManagerSchema } from './tag-manager-schema';
import { vitalsDefaults, vitalsSchema } from './vitals-schema';

const themeName = v.picklist(['green', 'orange', 'ag']);

/**
 * `/config.json`: everything that differs between environments and is not a secret. It can be replaced in a built site,
 * except for `services.media`, `themes` and `appCookie`, which are part of the built pages and their inline scripts. It
 * is parsed once, by the build for the documents and by the browser at start-up. Parts with their own defaults use them
 * if missing or invalid; `configIssues` lists what is invalid.
 */
export const configSchema = v.object({
  services: servicesSchema,
  elevate: v.object({ market: nonEmptyText, locale: nonEmptyText }),
  operator: operatorSchema,
  club: v.fallback(v.optional(clubSchema, {}), clubDefaults),
  doctorPartner: v.fallback(v.optional(doctorPartnerSchema, {}), doctorPartnerDefaults),
  /** Build-time value. */
  themes: v.object({ b2c: themeName, 'doktor-se': themeName }),
  /** The cookie that marks the app's web view. Build-time value. */
  appCookie: nonEmptyText,
  /** Origins that may embed the shop and send it bridge messages. */
  hostOrigins: v.array(nonEmptyText),
  /** Schemes of the apps' own links that an e-ID or a payment may return to; https always may. */
  appSchemes: v.fallback(v.optional(v.array(appScheme), []), []),
  /** Allowed origins of payment and delivery frames. */
  frameOrigins: v.array(nonEmptyText),
  checkout: v.fallback(v.optional(checkoutSchema, {}), checkoutDefaults),
  eid: v.fallback(v.optional(eidSchema, {}), eidDefaults),
  map: v.fallback(v.optional(mapSchema, {}), mapDefaults),
  /** Raise it to ask every visitor for consent again. */
  consentRevision: v.fallback(v.optional(v.number(), 0), 0),
  /** Null disables the tag manager. */
  tagManager: v.nullable(tagManagerSchema),
  /** The page that isolates the review company's script on its own origin; null disables reviews. */
  reviews: v.optional(v.nullable(v.object({ frame: nonEmptyText })), null),
  /** Null: errors are reported to nobody. */
  errorReporting: v.fallback(v.optional(v.nullable(errorReportingSchema), null), null),
  vitals: v.fallback(v.optional(vitalsSchema, {}), vitalsDefaults),
  flags: v.fallback(v.optional(flagsSchema, null), null),
  /** Development and previews only: the list of feature builds to choose from in the page; null in production. */
  featureBuilds: v.fallback(v.optional(v.nullable(nonEmptyText), null), null),
  /**
   * Development and previews only: whether an app's page shows the messages of the bridge, to those who ask with
   * `?debug=bridge` or to everybody; null in production.
   */
  bridgeOverlay: v.fallback(v.optional(v.nullable(v.picklist(['asked', 'always'])), null), null),
  /** The page that isolates the chat company's script on its own origin; null disables the chat. */
  chat: v.optional(v.nullable(v.object({ frame: nonEmptyText })), null),
  /** True only in test environments; it changes nothing in the shop, but the server offers more. */
  testsAllowed: v.boolean(),
});

export type Config = v.InferOutput<typeof configSchema>;
