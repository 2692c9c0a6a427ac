import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** `doctorPartner` of `/config.json`: the telemedicine brand that has a variant of its own. */
export const doctorPartnerSchema = v.object({
  name: v.optional(nonEmptyText, 'Doktor.se'),
  /** Where its patients ask about the doctor's visit; null where it cannot be asked so. */
  phone: v.optional(v.nullable(nonEmptyText), null),
  email: v.optional(v.nullable(nonEmptyText), null),
});

export type DoctorPartner = v.InferOutput<typeof doctorPartnerSchema>;

export const doctorPartnerDefaults = v.parse(doctorPartnerSchema, {});
