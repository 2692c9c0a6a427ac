import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** `flags` in `/config.json`: where GrowthBook's payload is, at `{apiHost}/api/features/{clientKey}`; null: no flags. */
export const flagsSchema = v.nullable(
  v.object({
    /** Absolute, or relative to the document's origin. */
    apiHost: nonEmptyText,
    clientKey: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  }),
);

export type FlagsConfig = NonNullable<v.InferOutput<typeof flagsSchema>>;
