import * as v from 'valibot';
import { checkoutSchema } from './checkout-schema';
import { clubSchema } from './club-schema';
import { doctorPartnerSchema } from './doctor-partner-schema';
import { eidSchema } from './eid-schema';
import { providerSourcesSchema } from './provider-sources-schema';
import { configSchema } from './schema';

/** The document without the fallbacks by which the shop starts in spite of a broken part. */
const strictSchema = v.object({
  ...configSchema.entries,
  club: v.optional(clubSchema),
  doctorPartner: v.optional(doctorPartnerSchema),
  checkout: v.optional(v.object({ ...checkoutSchema.entries, providerSources: v.optional(providerSourcesSchema) })),
  eid: v.optional(eidSchema),
});

/** @returns a line for each value of a configuration document that the shop would not take; none when it fits */
export function configIssues(document: unknown): string[] {
  const { issues = [] } = v.safeParse(strictSchema, document);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
}
