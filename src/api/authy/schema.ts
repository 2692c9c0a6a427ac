import * as v from 'valibot';

/** GET /getAccessToken (and the reference backend's /getFakeLogin); 204 or 401 if no one is signed in. */
export const accessTokenSchema = v.object({
  token: v.pipe(v.string(), v.minLength(1)),
  /** seconds */
  expiresIn: v.pipe(v.number(), v.minValue(0)),
});
