/**
 * Once the frame's list has more than `from` entries the focus goes on at the first that is new, unless it has been
 * taken elsewhere meanwhile. Called for a press on 'Visa fler'.
 * @param by what had the focus when more was asked for
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
    // The last press takes its button away.
    if (activeElement === by || activeElement === body) added.querySelector('a')?.focus();
  }
}
