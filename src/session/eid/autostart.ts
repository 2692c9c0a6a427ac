import type { EidConfig } from '../../platform/config/eid-schema';

/** What the browser reveals about its device. */
type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** An iPad identifies as a Mac; no Mac has a touch screen. */
function isHandheld({ userAgent, maxTouchPoints }: Device): boolean {
  return /Android|iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** The address that opens BankID on this device. Only on phones and tablets does the app return to `returnTo`. */
export function autostartAddress(
  autoStartToken: string,
  { eid, device, returnTo }: { eid: EidConfig; device: Device; returnTo: string },
): string {
  const handheld = isHandheld(device);
  const query = new URLSearchParams({
    autostarttoken: autoStartToken,
    redirect: handheld ? returnTo : 'null',
  });
  return `${handheld ? eid.bankIdUniversal : eid.bankIdScheme}?${query}`;
}
