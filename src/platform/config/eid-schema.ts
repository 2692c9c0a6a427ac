import * as v from 'valibot';

/** Never an address that would run as script. */
const address = v.pipe(v.string(), v.regex(/^(?!(?:javascript|data|blob|vbscript):)[a-z][a-z0-9+.-]*:\/\//i));

/** `eid` of `/config.json`: where the BankID app is opened on this device, by `?autostarttoken=…&redirect=…`. */
export const eidSchema = v.object({
  /** On phones and tablets. */
  bankIdUniversal: v.optional(address, 'https://app.bankid.com/'),
  /** On computers. */
  bankIdScheme: v.optional(address, 'bankid:///'),
});

export type EidConfig = v.InferOutput<typeof eidSchema>;

export const eidDefaults = v.parse(eidSchema, {});
