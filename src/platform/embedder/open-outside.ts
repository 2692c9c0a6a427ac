/** Opens a new window, which web views leave to their app. @returns false if the app blocks it */
export function openWindow(page: Window, url: string): boolean {
  const opened = page.open(url, '_blank');
  if (opened) opened.opener = null;
  return opened !== null;
}

/** Lets the app open external links, which would otherwise replace the shop in its web view. */
export function openLinksOutside(page: Window, open: (url: string) => void): void {
  page.document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (event.defaultPrevented || !link || !leadsElsewhere(link, page.location.origin)) return;
    event.preventDefault();
    open(link.href);
  });
}

/** Phone and mail links are left to the system; downloads stay here. */
function leadsElsewhere({ protocol, origin, download }: HTMLAnchorElement, here: string): boolean {
  return /^https?:$/.test(protocol) && origin !== here && !download;
}
