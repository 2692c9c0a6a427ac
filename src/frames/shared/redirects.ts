/**
 * Providers navigate from the page with their snippet to a bank's page, which cannot be framed. Such a navigation is
 * stopped and reported, unless it is to the page's own address, where a provider shows its confirmation.
 */
export function catchRedirects(onRedirect: (url: string) => void): void {
  // Without the Navigation API the frame navigates by itself, and a bank's page that must not be framed stays empty.
  const { navigation } = globalThis as { navigation?: Navigation };
  navigation?.addEventListener('navigate', (event) => {
    if (!event.cancelable || event.hashChange || isWithin(event.destination.url, location.href)) return;
    event.preventDefault();
    onRedirect(event.destination.url);
  });
}

/** Whether an address is the page's own, whatever its query. */
export function isWithin(address: string, page: string): boolean {
  const [to, here] = [new URL(address), new URL(page)];
  return to.origin === here.origin && to.pathname === here.pathname;
}
