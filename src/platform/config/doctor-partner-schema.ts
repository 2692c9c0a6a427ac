import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** `doctorPartner` in `/config.json`: the telemedicine brand with its own variant of the shop. */
export const doctorPartnerSchema = v.object({
  name: v.optional(nonEmptyText, 'Doktor.se'),
  /** Contact for questions about the doctor's visit; null if there is none. */
  phone: v.optional(v.nullable(nonEmptyText), null),
  email: v.optional(v.nullable(nonEmptyText), null),
});

export type DoctorPartner = v.InferOutput<typeof doctorPartnerSchema>;

export const doctorPartnerDefaults = v.parse(doctorPartnerSchema, {});
