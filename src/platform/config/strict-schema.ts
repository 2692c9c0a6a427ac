import * as v from 'valibot';
import { appScheme } from './app-scheme';
import { checkoutSchema } from './checkout-schema';
import { clubSchema } from './club-schema';
import { doctorPartnerSchema } from './doctor-partner-schema';
import { eidSchema } from './eid-schema';
import { errorReportingSchema } from './error-reporting-schema';
import { flagsSchema } from './flags-schema';
import { mapSchema } from './map-schema';
import { nonEmptyText } from './non-empty-text';
import { operatorSchema } from './operator-schema';
import { providerSourcesSchema } from './provider-sources-schema';
import { configSchema } from './schema';
import { servicesSchema } from './services-schema';
import { tagManagerSchema } from './tag-manager-schema';
import { vitalsSchema } from './vitals-schema';
import { isPathOrWebAddress, isWebAddress } from './web-address';
import { isWebOrigin } from './web-origin';

/** A text for which the rule holds; anything else is reported with what is expected, in words. */
const textThat = (rule: (text: string) => boolean, expected: string) =>
  v.pipe(v.string(expected), v.check(rule, expected));

const origins = v.array(textThat(isWebOrigin, 'an origin such as https://app.example (no path, no slash at the end)'));

/** Those of an app whose own page has the shop in a frame, such as `capacitor://localhost`. */
const ofApp = /^(?!https?:)[a-z][a-z\d+.-]*:\/\/[a-z\d-]+(?:\.[a-z\d-]+)*$/;

const hosts = v.array(
  textThat(
    (text) => isWebOrigin(text) || ofApp.test(text),
    'an origin such as https://app.example or capacitor://localhost (no path, no slash at the end)',
  ),
);

const page = textThat(isWebAddress, 'an address that begins with https:// or http://');

const address = textThat(
  isPathOrWebAddress,
  'a path that begins with one slash, or an address that begins with https:// or http://',
);

const ownScheme = v.config(appScheme, {
  message:
    "the scheme of an app's own links with its colon, such as minapp: (in small letters; none of a browser's own)",
});

const revision = v.config(v.pipe(v.number(), v.integer(), v.minValue(0)), { message: 'a whole number, 0 or more' });

const services = Object.keys(servicesSchema.entries) as (keyof typeof servicesSchema.entries)[];

const flags = flagsSchema.wrapped.entries;

/**
 * The configuration as the build requires it: without the fallbacks that let the shop start with an invalid part, and
 * with rules that a browser need not load, such as those for what becomes part of a content security policy.
 */
export const strictSchema = v.object({
  ...configSchema.entries,
  services: v.object(v.entriesFromList(services, address)),
  operator: v.object({
    ...operatorSchema.entries,
    authority: v.object({ ...operatorSchema.entries.authority.entries, url: page }),
    euLogoUrl: page,
    apps: v.optional(v.array(v.object({ ...operatorSchema.entries.apps.wrapped.item.entries, url: page }))),
  }),
  club: v.optional(clubSchema),
  doctorPartner: v.optional(doctorPartnerSchema),
  hostOrigins: hosts,
  appSchemes: v.optional(v.array(ownScheme)),
  frameOrigins: origins,
  checkout: v.optional(
    v.object({
      ...checkoutSchema.entries,
      providerSources: v.optional(providerSourcesSchema),
      redirectOrigins: v.optional(origins),
    }),
  ),
  eid: v.optional(eidSchema),
  map: v.optional(mapSchema),
  consentRevision: v.optional(revision),
  tagManager: v.nullable(v.object({ ...tagManagerSchema.entries, url: address, source: page })),
  reviews: v.optional(v.nullable(v.object({ frame: page }))),
  chat: v.optional(v.nullable(v.object({ frame: page }))),
  errorReporting: v.optional(v.nullable(errorReportingSchema)),
  vitals: v.optional(vitalsSchema),
  flags: v.optional(v.nullable(v.object({ ...flags, apiHost: address }))),
  featureBuilds: v.optional(v.nullable(nonEmptyText)),
  bridgeOverlay: v.optional(v.nullable(v.picklist(['asked', 'always']))),
});
