/**
 * The shop could not start. A fresh document is tried once, since a new version may have been put in place; after
 * that the visitor is told. Everything else may be missing: what is said here needs neither texts nor styles.
 */
export function failedBoot(page: Window): void {
  if (page.navigator.onLine && !wasReloaded(page.performance)) page.location.reload();
  else sayFailed(page);
}

/** By the visitor or by the lines above: no storage is needed to know that this has been tried. */
function wasReloaded(performance: Performance): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'reload';
}

function sayFailed({ document, location, luckanPresses }: Window): void {
  // Nobody will do what was pressed.
  for (const button of luckanPresses?.() ?? []) {
    delete button.dataset.kept;
    button.removeAttribute('aria-busy');
  }
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
