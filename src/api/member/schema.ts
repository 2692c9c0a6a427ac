import * as v from 'valibot';
import { countField } from '../shared/fields';

/** GET /member/status; 404 stands for NONE. */
export const memberStatusSchema = v.object({
  status: v.fallback(v.picklist(['VERIFIED', 'PENDING', 'unknown']), 'unknown'),
});

/** GET /member/info; POST /member and PATCH /member/info/contact answer the same. */
export const memberInfoSchema = v.object({
  firstName: v.string(),
  lastName: v.string(),
  memberNumber: v.string(),
  /** ISO date; null where the service does not tell. */
  memberSince: v.optional(v.nullable(v.string()), null),
  points: countField,
  email: v.nullable(v.string()),
  emailVerified: v.optional(v.boolean(), false),
  /** The address was taken away: another one is given by customer service alone. */
  emailRemoved: v.optional(v.boolean(), false),
  mobile: v.nullable(v.string()),
  /** From the population register; not edited here. */
  address: v.optional(
    v.nullable(
      v.object({ street: v.string(), careOf: v.nullable(v.string()), postalCode: v.string(), city: v.string() }),
    ),
    null,
  ),
});

export type MemberInfo = v.InferOutput<typeof memberInfoSchema>;
