import * as v from 'valibot';
import { countField } from '../shared/fields';

/** GET /member/status; NONE is for a customer who is not a member, as is a 404. */
export const memberStatusSchema = v.object({
  status: v.fallback(v.picklist(['VERIFIED', 'PENDING', 'NONE', 'unknown']), 'unknown'),
});

/**
 * GET /member/info, for every signed-in customer; POST /member and PATCH /member/info/contact return the same. Without a
 * membership there is neither number nor date.
 */
export const memberInfoSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  memberNumber: v.nullable(v.string()),
  /** ISO date */
  memberSince: v.nullable(v.string()),
  points: countField,
  email: v.nullable(v.string()),
  emailVerified: v.boolean(),
  /** The e-mail address was removed: only customer service can add one again. */
  emailRemoved: v.boolean(),
  mobile: v.nullable(v.string()),
  /** From the population register; not edited here. */
  address: v.object({ street: v.string(), careOf: v.nullable(v.string()), postalCode: v.string(), city: v.string() }),
});

export type MemberInfo = v.InferOutput<typeof memberInfoSchema>;

export type Member = MemberInfo & { memberNumber: string; memberSince: string };

export function isMember(customer: MemberInfo | null): customer is Member {
  return customer !== null && customer.memberNumber !== null && customer.memberSince !== null;
}
