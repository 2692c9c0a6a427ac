import * as v from 'valibot';

/** A share of all, from 0 (none) to 1 (all). */
export const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** `errorReporting` in `/config.json`: a service with Sentry's protocol, which the shop's own host passes reports on to. */
export const errorReportingSchema = v.object({
  /** `https://<public key>@<host>/<project>`, as the service names it. */
  dsn: v.pipe(v.string(), v.regex(/^https?:\/\/\w+@[\w.-]+(?::\d+)?(?:\/[\w./-]+)?\/\d+$/)),
  /**
   * Where reports are sent: a path of the document's origin or, for a shell that an app ships, an address on the host of
   * one of the shop's services. The content security policy allows no other.
   */
  tunnel: v.pipe(v.string(), v.regex(/^(?:\/|https?:\/\/[\w.-]+(?::\d+)?\/)[\w-]+(?:\/[\w-]+)*\/?$/)),
  /** What the service calls this environment. */
  environment: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), 'production'),
  /** The share of errors that are reported. */
  sampleRate: v.optional(shareSchema, 1),
});

export type ErrorReporting = v.InferOutput<typeof errorReportingSchema>;
