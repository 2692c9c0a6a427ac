import * as v from 'valibot';

/**
 * A path within the shop: it starts with exactly one slash and has no backslash or control character, so that no
 * parser resolves it to another origin.
 */
export const sitePath = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u));
