/**
 * The shop could not start. Loads a fresh document once, since a new version may have been deployed; after that, and at
 * once without a network, it shows a notice. With the network the document is loaded again by itself. Its source text is
 * a hashed inline script in every document, since all other files may be missing: of what is outside it uses only the
 * theme's values, never texts.
 */
export function failedBoot(page: Window): void {
  const { document, location, navigator, performance } = page;
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A reload, by the visitor or by this line: no storage is needed to detect a second attempt.
  if (navigator.onLine && visit?.type !== 'reload') {
    location.reload();
    return;
  }
  // The next document adds what was added here; other presses are not repeated.
  for (const button of document.querySelectorAll<HTMLElement>('[data-pending]:not([data-adds])')) {
    delete button.dataset.pending;
    button.removeAttribute('aria-busy');
  }
  const notice = document.createElement('div');
  const text = document.createElement('p');
  const again = document.createElement('button');

  function showText(): void {
    text.textContent = navigator.onLine
      ? 'Butiken kunde inte startas.'
      : 'Du är inte uppkopplad. Vi försöker igen så fort du har nätverk.';
    // Without a network the browser's own error page would take this one's place.
    again.hidden = !navigator.onLine;
  }

  showText();
  again.textContent = 'Ladda om sidan';
  again.onclick = () => location.reload();
  page.addEventListener('online', () => location.reload(), { once: true });
  page.addEventListener('offline', showText);
  notice.role = 'alert';
  notice.style.cssText =
    'display:grid;gap:.75rem;justify-items:start;padding:1rem;max-width:42rem;border:1px solid var(--error-line);border-radius:var(--r-m);color:var(--error-text);background:var(--error-soft)';
  again.style.cssText =
    'min-height:2.75rem;padding:0 1.4em;border:2px solid;border-radius:2rem;font-weight:700;background:var(--page)';
  notice.append(text, again);

  // What the screen would have resembled is not loading any more.
  const outline = document.querySelector('main>[role=status]');
  const heading = outline?.querySelector('h1');
  if (outline && heading) {
    outline.removeAttribute('role');
    outline.removeAttribute('aria-label');
    // It says that something is loading, unless the screen's title is known.
    const isTitle = !heading.textContent?.endsWith('…');
    heading.parentElement?.replaceChildren(...(isTitle ? [heading] : []), notice);
    return;
  }
  notice.popover = 'manual';
  notice.style.inset = 'auto 1rem 1rem';
  notice.style.margin = '0 auto';
  notice.style.width = 'auto';
  document.body.append(notice);
  // Above the page at any scroll position, if the browser supports it.
  notice.showPopover?.();
}
