/** Marks a message as ours. It changes only when the envelope itself does. */
export const envelopeVersion = 1;

/** The protocol versions that this guest and this host speak, newest last. */
export const protocolVersions: readonly number[] = [1];
