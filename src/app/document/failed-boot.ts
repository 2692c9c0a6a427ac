/**
 * The shop could not start. A fresh document is tried once, since a new version may have been put in place; after
 * that the visitor is told. Its source text stands as a hashed inline script in every document, since all the rest
 * may be missing: it must use nothing from outside, neither texts nor styles.
 */
export function failedBoot(page: Window): void {
  const { document, location, navigator, performance } = page;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // By the visitor or by this line: no storage is needed to know that it has been tried.
  if (navigator.onLine && visit?.type !== 'reload') {
    location.reload();
    return;
  }
  // Nobody will do what was pressed.
  page.luckanPresses?.();
  const notice = document.createElement('p');
  const again = document.createElement('a');
  again.href = location.pathname + location.search;
  again.textContent = 'Ladda om sidan';
  notice.role = 'alert';
  notice.popover = 'manual';
  notice.append('Butiken kunde inte startas. ', again);
  document.body.append(notice);
  // Over the page wherever it is scrolled to, where the browser can.
  notice.showPopover?.();
}
