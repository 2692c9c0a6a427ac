/** Identifies a message of this protocol. It changes only with the envelope itself. */
export const envelopeVersion = 1;

/** The protocol versions that this guest and this host support, newest last. */
export const protocolVersions: readonly number[] = [1];
