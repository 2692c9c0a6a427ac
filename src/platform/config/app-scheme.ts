import * as v from 'valibot';

/** The scheme of an app's own links, such as `minapp:`; none that a browser or the system knows. */
export const appScheme = v.pipe(
  v.string(),
  v.regex(/^[a-z][a-z0-9+.-]+:$/),
  v.check((scheme) => !reserved.includes(scheme)),
);

const reserved = ['http:', 'javascript:', 'data:', 'blob:', 'file:', 'about:', 'vbscript:', 'intent:', 'content:'];
