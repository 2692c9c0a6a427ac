import type { OrderId, ProductNumber } from '../../domain/ids';
import type { Ore } from '../../domain/money';

/** Features that the shop provides itself unless the embedder does, or that only make sense outside of the app. */
export type Capability =
  | 'checkout'
  | 'consentBar'
  | 'signOut'
  | 'bagSync'
  | 'sessionDialog'
  | 'appDownload'
  | 'siteMessages'
  /** Each page ends with the site's footer. */
  | 'footer'
  /** `window.print()` does something. */
  | 'print';

export interface CartSummary {
  /** Missing until there is a cart. */
  cartId?: string;
  numberOfItems: number;
  total: Ore;
  currency: 'SEK';
  hasPrescriptions: boolean;
  /** The app has not brought them into the cart yet as they are now. */
  prescriptionsWaiting: boolean;
}

export interface HostToken {
  /** null after sign-out in the app */
  accessToken: string | null;
  /** epoch milliseconds */
  expiresAt: number;
}

/** Why `expiresAt` of an app's token is refused: given in seconds, over, or before that of the token in use. */
export type TokenRefusal = 'SECONDS' | 'EXPIRED' | 'OUTDATED';

/** A value that is not accepted: the type of the embedder's message, and the field. */
export type RefusedValue =
  | { about: 'NAVIGATE' | 'CART_REFRESH' | 'INSETS'; field: string }
  | { about: 'TOKEN'; field: 'expiresAt'; reason: TokenRefusal };

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A document at one of our services. */
export interface PdfDocument {
  /** Absolute address at that service. */
  url: string;
  fileName: string;
  title: string;
  /** Of a document that needs the customer's bearer. Without it, the address is fetched as it is. */
  personal?: PersonalPdf;
}

export interface PersonalPdf {
  /** Its content, or with HEAD only its size in bytes; null if it cannot be fetched. */
  read(method: 'GET' | 'HEAD'): Promise<{ size: number; content: Blob } | null>;
  /** The browser opens no tab for it: a link to `href` does. Called with null once that address has ended. */
  onBlocked(href: string | null): void;
  /** Aborted when the customer signs out: its addresses in this browser end. */
  signedOut: AbortSignal;
  /** Fetched with what only this tab has: an app gets its content instead of its address. */
  onlyHere?: boolean;
}

/** An analytics event that has passed the allow-list in `telemetry`. */
export interface TrackedEvent {
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

export interface EmbedderEvents {
  token: HostToken;
  cartRefresh: { cartId?: string | undefined };
  /** `isUnseen`: the customer has not seen the page that is there, which an app has loaded ahead. */
  navigate: { path: string; isUnseen?: boolean };
  back: undefined;
  insets: Insets;
  /** The app has returned to the foreground. */
  resumed: unknown;
  /** A page that was loaded ahead is shown for the first time, or again after it was hidden. */
  shown: undefined;
  /** The app has declared what it can, for the first time or anew. */
  greeted: unknown;
}

/** Milliseconds since the document was requested, and what was loaded until the page was usable. */
export interface StartTimes {
  firstPaint?: number;
  usable: number;
  requests: number;
  bytes: number;
  longTasks?: number;
  longTaskTime?: number;
  /** When each of the requests, and each of the tasks, began and ended: at the same place of the lists. */
  requestStarts?: number[];
  requestEnds?: number[];
  requestBytes?: number[];
  longTaskStarts?: number[];
  longTaskEnds?: number[];
}

/** An order as an app may know it: nothing of what was ordered. */
export interface CompletedOrder {
  orderId: OrderId;
  orderNumber: string;
  total: Ore;
  currency: 'SEK';
}

export type FrameKind = 'payment' | 'shipping';

/**
 * The environment of the shop: a browser or a native app's web view. Callers do not ask which; they ask for
 * capabilities and report events.
 */
export interface Embedder {
  can(what: Capability): boolean;
  cartChanged(summary: CartSummary): void;
  tokenError(error: { code: string; retryable: boolean }): void;
  frameHeight(frame: FrameKind, height: number): void;
  /**
   * Calls `navigate` if the shop itself shows the checkout, or the cart's id is not known yet (empty). An app that shows
   * it is notified once the cart's writes are `done`, or after 3 s.
   */
  viewCheckout(cartId: string, navigate: () => void, done: Promise<unknown>): void;
  /**
   * Calls `show` if the shop itself shows pharmacies: all, or which have the products or what may be dispensed on a
   * prescription.
   * Only an app that declares that it shows pharmacies learns which prescription.
   */
  findPharmacy(request: { products?: readonly ProductNumber[]; prescriptionId?: string }, show: () => void): void;
  /** Shows a document. @returns false if it could not be fetched */
  viewPdf(document: PdfDocument): Promise<boolean>;
  /** Saves a document. @returns false if it could not be fetched */
  downloadPdf(document: PdfDocument): Promise<boolean>;
  /** Whether the app that owns the token can be asked to sign the customer in. */
  canSignIn(): boolean;
  /** Asks the app for it; its token follows. */
  signIn(): void;
  /** @returns whether an app that wants to know of orders has been notified of this one */
  orderCompleted(order: CompletedOrder): boolean;
  /** How long the page took to start, for an app that wants to know. */
  started(times: StartTimes): void;
  /** Whether the app closes the shop when the customer wants to leave it. */
  canClose(): boolean;
  /** Asks the app for it. */
  close(): void;
  /**
   * Opens an external address.
   * @param inPlace whether it may replace the shop if the app cannot open it; only for pages that lead back
   * @returns false if it could not be opened, and the customer is still here
   */
  openExternal(url: string, inPlace?: boolean): Promise<boolean>;
  /** Reports that a value in a message of the embedder is not accepted. */
  refused(value: RefusedValue): void;
  /** Reports that a frame's height oscillated endlessly and was frozen. */
  heightFrozen(cause: string): void;
  /** Return address for an app or page that the shop opens: this page, or the app that shows the shop. */
  returnAddress(opened: 'app' | 'page'): string;
  /** Runs this once the customer sees the page, which an app may have loaded ahead. @returns a function that cancels it */
  whenSeen(run: () => void): () => void;
  track(event: TrackedEvent): void;
  /** The page is left before the customer has seen it: nothing of it is tracked. */
  leftUnseen(): void;
  routeChanged(route: { path: string; title: string; canGoBack: boolean }): void;
  /** The app's token, once the app has announced that it owns it; null if the shop fetches its own. */
  hostToken(): Promise<HostToken | null>;
  ownsToken(): boolean;
  /** A `back` handler returns whether the shop handled it; other return values are ignored. */
  on<E extends keyof EmbedderEvents>(event: E, handler: (payload: EmbedderEvents[E]) => unknown): () => void;
}
