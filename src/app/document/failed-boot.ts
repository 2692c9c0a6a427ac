/**
 * The shop could not start. Loads a fresh document once, since a new version may have been deployed; after that it
 * shows a notice. Its source text is a hashed inline script in every document, since all other files may be missing: it
 * must not use anything from outside, neither texts nor styles.
 */
export function failedBoot(page: Window): void {
  const { document, location, navigator, performance } = page;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload, by the visitor or by this line: no storage is needed to detect a second attempt.
  if (navigator.onLine && visit?.type !== 'reload') {
    location.reload();
    return;
  }
  // Early presses will not be repeated.
  page.luckanPresses?.();
  const notice = document.createElement('p');
  const again = document.createElement('a');
  again.href = location.pathname + location.search;
  again.textContent = 'Ladda om sidan';
  notice.role = 'alert';
  notice.popover = 'manual';
  notice.append('Butiken kunde inte startas. ', again);
  document.body.append(notice);
  // Above the page at any scroll position, if the browser supports it.
  notice.showPopover?.();
}
