/**
 * Whether an e-ID or a payment may send the customer back to this address of an app: https, or a scheme of the
 * configuration's `appSchemes`; http on this machine, for development.
 */
export function isReturnUrl(text: string, appSchemes: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  if (username || password) return false;
  if (protocol === 'http:') return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return protocol === 'https:' || appSchemes.includes(protocol);
}
