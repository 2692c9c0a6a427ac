import * as v from 'valibot';
import { ApiError } from './errors';

export type Schema<T> = v.GenericSchema<unknown, T>;

/** @throws ApiError `malformed` with the path of the first invalid field */
export function parse<T>(schema: Schema<T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const path = result.issues[0].path ?? [];
  throw new ApiError({ kind: 'malformed', field: path.map((item) => String(item.key)).join('.') });
}
