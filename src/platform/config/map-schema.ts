import * as v from 'valibot';
import { nonEmptyText } from './non-empty-text';

/** A template with `{z}`, `{x}` and `{y}`, absolute or relative to the document's origin; one host, no `{s}`. */
const tileTemplate = v.pipe(
  v.string(),
  v.regex(/^(https?:\/\/[^\s/{}]+)?\/[^\s]*$/),
  v.check((url) => ['{z}', '{x}', '{y}'].every((each) => url.includes(each)), 'needs {z}, {x} and {y}'),
);

/** `map` in `/config.json`: the pictures below the pharmacies. */
export const mapSchema = v.object({
  /** Null: only our own outline of Sweden is drawn. */
  tiles: v.optional(
    v.nullable(
      v.object({
        url: tileTemplate,
        /** Shown on the map, as makers of maps require. */
        attribution: v.object({ text: nonEmptyText, url: v.optional(v.nullable(nonEmptyText), null) }),
        maxZoom: v.pipe(v.number(), v.integer(), v.minValue(10), v.maxValue(22)),
      }),
    ),
    null,
  ),
});

export type MapTiles = NonNullable<v.InferOutput<typeof mapSchema>['tiles']>;

export const mapDefaults = v.parse(mapSchema, {});
