/**
 * Providers lead from the page that holds their snippet to a bank's, which no frame may show. Such a step is stopped
 * and told; the page's own address, by which a provider shows its confirmation, is no such step.
 */
export function catchRedirects(onRedirect: (url: string) => void): void {
  // Without the Navigation API the step is the frame's own, and a bank's page that is not to be framed stays empty.
  const { navigation } = globalThis as { navigation?: Navigation };
  navigation?.addEventListener('navigate', (event) => {
    if (!event.cancelable || event.hashChange || isWithin(event.destination.url, location.href)) return;
    event.preventDefault();
    onRedirect(event.destination.url);
  });
}

/** Whether an address is the page's own, whatever its query says. */
export function isWithin(address: string, page: string): boolean {
  const [to, here] = [new URL(address), new URL(page)];
  return to.origin === here.origin && to.pathname === here.pathname;
}
