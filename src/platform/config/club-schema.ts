import * as v from 'valibot';

/** `club` of `/config.json`: what the customer club leaves to its operator. */
export const clubSchema = v.object({
  /** How many times a year, at even intervals, points become bonus cheques. */
  chequesPerYear: v.optional(v.picklist([1, 2, 3, 4, 6, 12]), 4),
});

export const clubDefaults = v.parse(clubSchema, {});
