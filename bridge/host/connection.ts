import type { Envelope } from '../protocol/envelope';

/** A way to a guest. The web host uses an iframe; a stand-in for a native web view is another. */
export interface Connection {
  post(message: Envelope): void;
  /** Hands over whatever the guest's side sends, unread. Gives a function that ends it. */
  listen(receive: (data: unknown) => void): () => void;
}
