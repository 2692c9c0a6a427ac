import * as v from 'valibot';

/**
 * An address within the shop: one slash first, then neither a second one, a backslash nor a control character, so
 * that no reading of it leads to another origin.
 */
export const sitePath = v.pipe(v.string(), v.maxLength(2000), v.regex(/^\/(?![/\\])[^\\\p{Cc}]*$/u));
