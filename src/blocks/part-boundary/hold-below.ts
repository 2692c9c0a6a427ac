/** As a share of the window's height: what begins above it is what is looked at. */
const lookedAt = 0.6;

/**
 * Keeps what is seen below an element where it is while the element becomes higher or lower above it, as when its
 * content takes the place of what held its room. Ends with the returned function.
 */
export function holdBelow(element: Element): () => void {
  let height = element.getBoundingClientRect().height;
  let scrolled = window.scrollY;
  const hold = () => {
    const now = element.getBoundingClientRect();
    const grown = now.height - height;
    height = now.height;
    // Who stands at the end of a page that becomes lower has been pulled back by the browser.
    const moved = grown - Math.min(0, Math.max(grown, window.scrollY - scrolled));
    const was = now.bottom - moved;
    if (was > 0 && was < window.innerHeight * lookedAt && moved !== 0)
      window.scrollBy({ top: moved, behavior: 'instant' });
    scrolled = window.scrollY;
  };
  const observer = new ResizeObserver(hold);
  observer.observe(element);
  window.addEventListener('scroll', hold, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', hold);
  };
}
