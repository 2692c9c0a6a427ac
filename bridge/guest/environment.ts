/** A message handler that a native web view injects into the page; it takes text. */
interface NativeHandler {
  postMessage(message: string): unknown;
}

/** The parts of `window` that the guest uses; tests pass a fake. */
export interface GuestWindow {
  readonly parent: unknown;
  readonly location: { readonly origin: string; readonly ancestorOrigins?: ArrayLike<string> };
  readonly crypto: { getRandomValues(array: Uint8Array<ArrayBuffer>): Uint8Array };
  readonly webkit?: { readonly messageHandlers?: { readonly luckan?: NativeHandler } };
  readonly luckanHost?: NativeHandler;
  readonly ReactNativeWebView?: NativeHandler;
  postMessage(message: unknown, targetOrigin: string): void;
  setTimeout(callback: () => void, delay: number): number;
  clearTimeout(timer: number | undefined): void;
  addEventListener<Name extends keyof GuestEvents>(name: Name, listener: (event: GuestEvents[Name]) => void): void;
  removeEventListener<Name extends keyof GuestEvents>(name: Name, listener: (event: GuestEvents[Name]) => void): void;
}

interface GuestEvents {
  message: { readonly source: unknown; readonly origin: string; readonly data: unknown };
  pageshow: { readonly persisted: boolean };
}
