import type { Envelope } from '../protocol/envelope';

/** A connection to a guest: an iframe, or in the harness a simulated native web view. */
export interface Connection {
  post(message: Envelope): void;
  /** Passes on everything the guest sends, unparsed. Returns the function that stops it. */
  listen(receive: (data: unknown) => void): () => void;
}
