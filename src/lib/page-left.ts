let isLeft = false;

/** Follows whether the page is being left. One that returns from the back-forward cache is not any more. */
export function watchPageLeft(window: Pick<Window, 'addEventListener'>): void {
  window.addEventListener('pagehide', () => {
    isLeft = true;
  });
  window.addEventListener('pageshow', () => {
    isLeft = false;
  });
}

/** The shop itself is about to load another document. */
export function leavePage(): void {
  isLeft = true;
}

/** Requests that end now have been cut off by the browser: they have not failed. */
export function isPageLeft(): boolean {
  return isLeft;
}
