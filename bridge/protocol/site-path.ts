import * as v from 'valibot';

/**
 * A path within the shop, with its query: it starts with one slash and has no empty segment, no `.` or `..`, no
 * backslash and no control character, so that every parser resolves it to the same page of the same origin.
 */
export const sitePath = v.pipe(
  v.string(),
  v.maxLength(2000),
  v.regex(
    /^\/(?:(?!(?:\.|%2[eE]){1,2}(?:[/?#]|$))[^/\\?#\p{Cc}]+(?:\/(?!(?:\.|%2[eE]){1,2}(?:[/?#]|$))[^/\\?#\p{Cc}]+)*\/?)?(?:[?#][^\\\p{Cc}]*)?$/u,
  ),
);
