import * as v from 'valibot';

/** Left out, or `null` as some native encoders write it: both mean that it is not there. */
export function absentOr<const Schema extends v.GenericSchema>(schema: Schema): v.OptionalSchema<Schema, undefined> {
  return v.nullish(schema, () => undefined) as v.GenericSchema as v.OptionalSchema<Schema, undefined>;
}

/** A text of 1 to `longest` characters. */
export function text(longest = 200) {
  return v.pipe(v.string(), v.minLength(1), v.maxLength(longest));
}

/** A whole number that is not negative. */
export function wholeNumber(largest = Number.MAX_SAFE_INTEGER) {
  return v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(largest));
}

/** A length in CSS pixels within what a screen can have; anything else is a mistake of the sender. */
export function pixels(largest: number) {
  return v.pipe(v.number(), v.minValue(0), v.maxValue(largest));
}
