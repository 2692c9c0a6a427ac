import * as v from 'valibot';
import type { Config } from './schema';

const text = v.pipe(v.string(), v.minLength(1));

/** `doctorPartner` of `/config.json`: the telemedicine brand that has a variant of its own. */
export const doctorPartnerSchema = v.object({
  name: v.optional(text, 'Doktor.se'),
  /** Where its patients ask about the doctor's visit; null where it cannot be asked so. */
  phone: v.optional(v.nullable(text), null),
  email: v.optional(v.nullable(text), null),
});

export type DoctorPartner = v.InferOutput<typeof doctorPartnerSchema>;

const defaults = v.parse(doctorPartnerSchema, {});

/** Who the partner is here; its name alone where nothing fits. */
export function doctorPartnerOf(config: Pick<Config, 'doctorPartner'> | null): DoctorPartner {
  const read = v.safeParse(doctorPartnerSchema, config?.doctorPartner ?? {});
  return read.success ? read.output : defaults;
}
