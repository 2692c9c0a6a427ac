import * as v from 'valibot';

/** Excludes addresses that would run as a script. */
const address = v.pipe(v.string(), v.regex(/^(?!(?:javascript|data|blob|vbscript):)[a-z][a-z0-9+.-]*:\/\//i));

/** `eid` in `/config.json`: where BankID is opened on this device, with `?autostarttoken=…&redirect=…`. */
export const eidSchema = v.object({
  /** For phones and tablets. */
  bankIdUniversal: v.optional(address, 'https://app.bankid.com/'),
  /** For computers. */
  bankIdScheme: v.optional(address, 'bankid:///'),
});

export type EidConfig = v.InferOutput<typeof eidSchema>;

export const eidDefaults = v.parse(eidSchema, {});
