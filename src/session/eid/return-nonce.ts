const form = /^#bankid=([\w-]+)$/;

/** Adds the nonce to a page's address, so that the page recognises the app's return. */
export function withReturnNonce(address: string, nonce: string): string {
  return `${address.replace(/#.*$/, '')}#bankid=${nonce}`;
}

/** The nonce in this page's address. Removed when read, so that a copied address does not contain it. */
export function takeReturnNonce(): string | null {
  const nonce = form.exec(location.hash)?.[1] ?? null;
  if (nonce !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return nonce;
}
