import * as v from 'valibot';
import { chequesPerYear } from '../../domain/club';

/** `club` in `/config.json`: customer club settings that the operator chooses. */
export const clubSchema = v.object({
  /** How many times a year, at equal intervals, points become bonus cheques. */
  chequesPerYear: v.optional(v.picklist(chequesPerYear.allowed), chequesPerYear.standard),
  /** The content page with the terms of membership. */
  termsPath: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^\//))), null),
});

export const clubDefaults = v.parse(clubSchema, {});
