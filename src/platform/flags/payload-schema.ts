import * as v from 'valibot';

const ruleSchema = v.looseObject({
  key: v.optional(v.string()),
  condition: v.optional(v.record(v.string(), v.unknown())),
  hashAttribute: v.optional(v.string()),
  coverage: v.optional(v.number()),
  weights: v.optional(v.array(v.number())),
  variations: v.optional(v.array(v.unknown())),
});

const featureSchema = v.object({
  defaultValue: v.optional(v.unknown()),
  rules: v.optional(v.array(ruleSchema)),
});

/** GrowthBook's payload in plain text; an encrypted one has none of this and is refused. */
export const payloadSchema = v.object({
  features: v.record(v.string(), featureSchema),
  experiments: v.optional(v.array(v.looseObject({ key: v.string() }))),
  savedGroups: v.optional(v.record(v.string(), v.array(v.union([v.string(), v.number()])))),
  dateUpdated: v.optional(v.nullable(v.string())),
});

/** Payloads as GrowthBook stores them, by the address that they come from. */
export const storedPayloadsSchema = v.array(
  v.tuple([
    v.string(),
    v.object({ data: payloadSchema, version: v.string(), staleAt: v.pipe(v.string(), v.isoTimestamp()) }),
  ]),
);
