import * as v from 'valibot';

/** `club` in `/config.json`: customer club settings that the operator chooses. */
export const clubSchema = v.object({
  /** How many times a year, at equal intervals, points become bonus cheques. */
  chequesPerYear: v.optional(v.picklist([1, 2, 3, 4, 6, 12]), 4),
});

export const clubDefaults = v.parse(clubSchema, {});
