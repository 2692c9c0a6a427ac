import * as v from 'valibot';

/** A share of all, from 0 (none) to 1 (all). */
export const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** `errorReporting` in `/config.json`: a service with Sentry's protocol. */
export const errorReportingSchema = v.object({
  /** `https://<public key>@<host>/<project>`, as the service names it. */
  dsn: v.pipe(v.string(), v.regex(/^https?:\/\/\w+@[\w.-]+(?::\d+)?(?:\/[\w./-]+)?\/\d+$/)),
  /** What the service calls this environment. */
  environment: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)), 'production'),
  /** The share of errors that are reported. */
  sampleRate: v.optional(shareSchema, 1),
});

export type ErrorReporting = v.InferOutput<typeof errorReportingSchema>;
