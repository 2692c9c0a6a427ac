import * as v from 'valibot';
import { checkoutConfigSchema } from './checkout-schema';
import { clubConfigSchema } from './club-config';
import { doctorPartnerSchema } from './doctor-partner';
import { eidConfigSchema } from './eid-schema';
import { configSchema } from './schema';

/** What the server that serves the frames reads beside what the shop does. */
const checkout = v.object({
  ...checkoutConfigSchema.entries,
  /** From where each provider's script comes, its frames and its calls: what our page around it may reach. */
  providerSources: v.optional(v.object({ klarna: v.optional(sources()), ingrid: v.optional(sources()) }), {}),
});

const whole = v.object({
  ...configSchema.entries,
  checkout: v.optional(checkout),
  club: v.optional(clubConfigSchema),
  eid: v.optional(eidConfigSchema),
  doctorPartner: v.optional(doctorPartnerSchema),
});

/** Sources as a content security policy names them: never a word in quotes, nor several in one. */
function sources() {
  return v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"]+$/)));
}

/** @returns a line for each value of a configuration document that the shop would not take; none when it fits */
export function misfits(config: unknown): string[] {
  const { issues = [] } = v.safeParse(whole, config);
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the document'}: ${issue.message}`);
}
