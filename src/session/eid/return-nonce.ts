const form = /^#bankid=([\w-]+)$/;

/** A page's address by which it is known, when an app leads back to it, that it was asked to. */
export function withReturnNonce(address: string, nonce: string): string {
  return `${address.replace(/#.*$/, '')}#bankid=${nonce}`;
}

/** What the address of this page names, once: it is of no use to whoever copies the address afterwards. */
export function takeReturnNonce(): string | null {
  const nonce = form.exec(location.hash)?.[1] ?? null;
  if (nonce !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return nonce;
}
