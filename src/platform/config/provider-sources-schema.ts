import * as v from 'valibot';

/** A source as a content security policy names it: never a word in quotes, nor several in one. */
const source = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"]+$/));

/**
 * `checkout.providerSources` of `/config.json`: where each provider's script, its frames and its calls come from, which
 * our page around it may reach. Only the headers of the frames' server are made from it; the shop does not read it.
 */
export const providerSourcesSchema = v.object({
  klarna: v.optional(v.array(source)),
  ingrid: v.optional(v.array(source)),
});
