import type { ProductNumber } from '../../domain/ids';
import type { Ore } from '../../domain/money';

/** What the shop may do itself, or leaves to what surrounds it. */
export type Capability = 'consentBar' | 'signOut' | 'bagSync' | 'sessionDialog';

export interface CartSummary {
  cartId: string;
  numberOfItems: number;
  total: Ore;
  currency: 'SEK';
  hasPrescriptions: boolean;
}

export interface HostToken {
  /** null: signed out in the app */
  accessToken: string | null;
  /** epoch milliseconds */
  expiresAt: number;
}

export interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** A document that lies at a service. */
export interface PdfDocument {
  /** Its service's own address, absolute. */
  url: string;
  fileName: string;
  title: string;
}

/** An analytics event that has passed the allow-list of `telemetry`. */
export interface TrackedEvent {
  name: string;
  parameters: Readonly<Record<string, unknown>>;
}

export interface EmbedderEvents {
  token: HostToken;
  cartRefresh: { cartId?: string | undefined };
  navigate: { path: string };
  back: undefined;
  insets: Insets;
  /** The app is in the foreground again. */
  resumed: unknown;
}

export type FrameKind = 'payment' | 'shipping';

/**
 * What surrounds the shop: a browser, or a native app's web view. Nobody asks which;
 * they ask what it can do and tell it what happened.
 */
export interface Embedder {
  can(what: Capability): boolean;
  cartChanged(summary: CartSummary): void;
  tokenError(error: { code: string; retryable: boolean }): void;
  frameHeight(frame: FrameKind, height: number): void;
  /**
   * `navigate` is called where the shop itself shows the checkout. An app that shows it is told once the cart's writes
   * are `done`, or after 3 s.
   */
  viewCheckout(cartId: string, navigate: () => void, done: Promise<unknown>): void;
  /** `show` is called where the shop itself shows which pharmacies have the product. */
  findPharmacy(wanted: { productNumber: ProductNumber }, show: () => void): void;
  /** Shows a document. Gives false where it could not be had. */
  viewPdf(document: PdfDocument): Promise<boolean>;
  /** Saves a document. Gives false where it could not be had. */
  downloadPdf(document: PdfDocument): Promise<boolean>;
  /**
   * Leaves for an address elsewhere. Gives false where that could not be done; the customer is still here then.
   * @param inPlace whether it may take the shop's place in a web view whose app opens nothing: only what leads back
   */
  openExternal(url: string, inPlace?: boolean): Promise<boolean>;
  /** Something is wrong with a frame's height: it goes up and down without end, and was frozen. */
  heightFrozen(cause: string): void;
  /** Where an app, or a page, that the shop has opened leads back to: this page, or the app that shows the shop. */
  returnAddress(opened: 'app' | 'page'): string;
  track(event: TrackedEvent): void;
  routeChanged(route: { path: string; title: string; canGoBack: boolean }): void;
  /** The host that owns the token, once it has said so; null when the shop fetches its own. */
  hostToken(): Promise<HostToken | null>;
  ownsToken(): boolean;
  /** A handler of `back` gives whether the shop dealt with it; what the others give does not matter. */
  on<E extends keyof EmbedderEvents>(event: E, handler: (payload: EmbedderEvents[E]) => unknown): () => void;
}
