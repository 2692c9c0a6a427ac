import * as v from 'valibot';

/** An optional field. Some native encoders write `null` for a missing value, so that `null` is accepted too. */
export function absentOr<const Schema extends v.GenericSchema>(schema: Schema): v.OptionalSchema<Schema, undefined> {
  return v.nullish(schema, () => undefined) as v.GenericSchema as v.OptionalSchema<Schema, undefined>;
}

/** A string of 1 to `longest` characters. */
export function text(longest = 200) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
}

/** A code in capitals. New ones may come within a version, so that a list of them is no part of the schema. */
export function code() {
  return v.pipe(v.string(), v.regex(/^[A-Z0-9_]{1,64}$/));
}

/** A non-negative integer. */
export function wholeNumber(largest = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(largest));
}

/** A length in CSS pixels, up to a plausible maximum. */
export function pixels(largest: number) {
  return v.pipe(v.number(), v.minValue(0), v.maxValue(largest));
}

/** A plausible factor for the size of text. */
export function scale() {
  return v.pipe(v.number(), v.minValue(0.5), v.maxValue(5));
}
