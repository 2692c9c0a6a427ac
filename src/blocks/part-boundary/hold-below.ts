/** As a share of the window's height: what begins above it is what is looked at. */
const lookedAt = 0.6;

/**
 * Keeps what is seen below an element where it is while the element becomes higher or lower above it, as when its
 * content takes the place of what held its room. Ends with the returned function.
 */
export function holdBelow(element: Element): () => void {
  let height = element.getBoundingClientRect().height;
  const observer = new ResizeObserver(() => {
    const now = element.getBoundingClientRect();
    const grown = now.height - height;
    height = now.height;
    const was = now.bottom - grown;
    if (was > 0 && was < window.innerHeight * lookedAt) window.scrollBy({ top: grown, behavior: 'instant' });
  });
  observer.observe(element);
  return () => observer.disconnect();
}
