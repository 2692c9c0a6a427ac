/** Scrolls to where a page was left, or to its top where nothing of its content is there any more. */
export function returnTo(window: Window, target: number): void {
  window.scrollTo(0, target);
  const content = [...window.document.querySelectorAll('main > *')];
  if (content.length > 0 && content.every((each) => each.getBoundingClientRect().bottom <= 0)) window.scrollTo(0, 0);
}
