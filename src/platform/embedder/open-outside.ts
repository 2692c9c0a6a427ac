/**
 * A window of its own, which web views leave to their app. Gives false where the app lets none open.
 */
export function openWindow(page: Window, url: string): boolean {
  const opened = page.open(url, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}

/** Links to elsewhere are the app's to open: within its web view they would take the shop's place. */
export function openLinksOutside(page: Window, open: (url: string) => Promise<boolean>): void {
  page.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (event.defaultPrevented || !link || !leadsElsewhere(link, page.location.origin)) return;
    event.preventDefault();
    void open(link.href);
  });
}

/** Telephone and mail addresses are the system's to open, and what is saved stays here. */
function leadsElsewhere({ protocol, origin, download }: HTMLAnchorElement, here: string): boolean {
  return /^https?:$/.test(protocol) && origin !== here && !download;
}
