/**
 * Once the frame's list has more than `from` entries, focuses the first new one, unless the focus has moved elsewhere
 * meanwhile. Called after a press on 'Visa fler'.
 * @param by the element that had the focus when more was requested
 */
export function focusNew(frame: HTMLElement | null, from: number, by: Element | null): void {
  if (!frame) return;
  const observer = new MutationObserver(goOn);
  observer.observe(frame, { childList: true, subtree: true });
  goOn();

  function goOn(): void {
    const added = frame?.querySelector('ul')?.children[from];
    if (!added) return;
    observer.disconnect();
    const { activeElement, body } = document;
    // The last press removes its button.
    if (activeElement === by || activeElement === body) added.querySelector('a')?.focus();
  }
}
