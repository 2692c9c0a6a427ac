/** Identifies a message of this protocol. It changes only with the envelope itself. */
export const envelopeVersion = 1;

/** The protocol versions that this guest and this host support, newest last. */
export const protocolVersions: readonly number[] = [1];

/** The version of the package `@luckan/bridge` that this side was built with; what each brought is in `CHANGELOG.md`. */
export const packageVersion = '0.3.0';
