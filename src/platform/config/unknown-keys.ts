import type * as v from 'valibot';

/** What valibot's schemas have inside: `entries` those of objects, `item` arrays, `wrapped` optional and nullable ones. */
type Schema = v.GenericSchema & {
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
};

/** @returns a line for each key, at any depth, of an object whose keys the schema knows and which is none of them */
export function unknownKeys(schema: Schema, value: unknown, path: readonly string[] = []): string[] {
  const { entries, item, wrapped } = schema;
  if (wrapped) return unknownKeys(wrapped, value, path);
  if (item && Array.isArray(value)) return value.flatMap((each, at) => unknownKeys(item, each, [...path, `${at}`]));
  if (!entries || typeof value !== 'object' || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const here = [...path, key];
    if (Object.hasOwn(entries, key) && entries[key]) return unknownKeys(entries[key], each, here);
    return [`${here.join('.')}: there is no such key here, only ${Object.keys(entries).join(', ')}`];
  });
}
