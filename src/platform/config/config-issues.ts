import * as v from 'valibot';
import { checkoutSchema } from './checkout-schema';
import { clubSchema } from './club-schema';
import { doctorPartnerSchema } from './doctor-partner-schema';
import { eidSchema } from './eid-schema';
import { errorReportingSchema } from './error-reporting-schema';
import { flagsSchema } from './flags-schema';
import { mapSchema } from './map-schema';
import { nonEmptyText } from './non-empty-text';
import { providerSourcesSchema } from './provider-sources-schema';
import { configSchema } from './schema';
import { vitalsSchema } from './vitals-schema';

/** The schema without the fallbacks that let the shop start with an invalid part. */
const strictSchema = v.object({
  ...configSchema.entries,
  club: v.optional(clubSchema),
  doctorPartner: v.optional(doctorPartnerSchema),
  checkout: v.optional(v.object({ ...checkoutSchema.entries, providerSources: v.optional(providerSourcesSchema) })),
  eid: v.optional(eidSchema),
  map: v.optional(mapSchema),
  errorReporting: v.optional(v.nullable(errorReportingSchema)),
  vitals: v.optional(vitalsSchema),
  flags: v.optional(flagsSchema),
  featureBuilds: v.optional(v.nullable(nonEmptyText)),
  bridgeOverlay: v.optional(v.nullable(v.picklist(['asked', 'always']))),
});

/** @returns a line for each invalid value of a configuration document; empty if it is valid */
export function configIssues(document: unknown): string[] {
  const { issues = [] } = v.safeParse(strictSchema, document);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
}
