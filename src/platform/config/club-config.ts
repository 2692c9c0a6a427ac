import * as v from 'valibot';
import type { Config } from './schema';

/** `club` of `/config.json`: what the customer club leaves to its operator. */
export const clubConfigSchema = v.object({
  /** How many times a year, at even intervals, points become bonus cheques. */
  chequesPerYear: v.optional(v.picklist([1, 2, 3, 4, 6, 12]), 4),
});

export type ClubConfig = v.InferOutput<typeof clubConfigSchema>;

const defaults = v.parse(clubConfigSchema, {});

/** What holds for the club here; the defaults where nothing fits. */
export function clubConfigOf(config: Pick<Config, 'club'> | null): ClubConfig {
  const read = v.safeParse(clubConfigSchema, config?.club ?? {});
  return read.success ? read.output : defaults;
}
