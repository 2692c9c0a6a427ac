import * as v from 'valibot';

/** A source in a content security policy: no keyword in quotes, and only one source. */
const source = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s;,'"]+$/));

/**
 * `checkout.providerSources` in `/config.json`: origins of each provider's script, frames and calls, which our page
 * around it may reach. Used only for the headers of the frames' server, not by the shop.
 */
export const providerSourcesSchema = v.object({
  klarna: v.optional(v.array(source)),
  ingrid: v.optional(v.array(source)),
});
