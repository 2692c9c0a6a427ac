/** The largest message in bytes of UTF-8, unless the guest or the host is set up otherwise. */
export const maxMessageBytes = 256 * 1024;

/** The largest message that carries a PDF as base64, for hosts that cannot fetch it by address. */
export const maxPdfMessageBytes = 8 * 1024 * 1024;

/** How long a guest waits for HELLO before it takes the host for a silent one. */
export const helloTimeoutMs = 1500;

/** How long a request waits for its ACK. */
export const requestTimeoutMs = 10_000;

/** How many messages wait for the end of the handshake. */
export const outboxSize = 256;

/** No frame is higher than this, in CSS pixels. */
export const maxFrameHeight = 20_000;
