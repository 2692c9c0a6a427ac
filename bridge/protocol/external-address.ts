/** URL schemes of the e-ID and payment apps that the shop opens. */
export const appSchemes: readonly string[] = ['bankid:', 'frejaeid:', 'swish:'];

/** Whether an app may open this address: https, one of the known apps, or localhost during development. */
export function isExternalAddress(address: string): boolean {
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return false;
  }
  if (url.username || url.password) return false;
  if (url.protocol === 'http:') return ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
  return url.protocol === 'https:' || appSchemes.includes(url.protocol);
}
