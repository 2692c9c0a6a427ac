import { wasReloaded } from '../../lib/was-reloaded';

/**
 * The shop could not start. A fresh document is tried once, since a new version may have been put in place; after
 * that the visitor is told. Everything else may be missing: what is said here needs neither texts nor styles.
 */
export function failedBoot(page: Window): void {
  if (page.navigator.onLine && !wasReloaded(page.performance)) page.location.reload();
  else sayFailed(page);
}

function sayFailed({ document, location, luckanPresses }: Window): void {
  // Nobody will do what was pressed.
  for (const button of luckanPresses?.() ?? []) delete button.dataset.kept;
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
