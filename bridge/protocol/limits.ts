/** The default size limit of a message, in bytes of UTF-8. */
export const maxMessageBytes = 256 * 1024;

/** The size limit of a message with a PDF as base64, for hosts that cannot fetch it by address. */
export const maxPdfMessageBytes = 8 * 1024 * 1024;

/** How long a guest waits for HELLO before it treats the host as silent. */
export const helloTimeoutMs = 1500;

/** How long a request waits for its ACK. */
export const requestTimeoutMs = 10_000;

/** How many messages are queued until the end of the handshake. */
export const outboxSize = 256;

/** The maximum height of a frame, in CSS pixels. */
export const maxFrameHeight = 20_000;
