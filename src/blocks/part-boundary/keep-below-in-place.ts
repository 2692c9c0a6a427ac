/** As a share of the window's height: the reader is assumed to look at what begins above it. */
const lookedAt = 0.6;

/**
 * Keeps visible content below an element in place while the element changes its height above it, as when its content
 * replaces a placeholder. Ends with the returned function.
 */
export function keepBelowInPlace(element: Element): () => void {
  let height = element.getBoundingClientRect().height;
  let scrolled = window.scrollY;
  const adjust = () => {
    const now = element.getBoundingClientRect();
    const grown = now.height - height;
    height = now.height;
    // At the end of a page that becomes shorter, the browser has already scrolled back.
    const moved = grown - Math.min(0, Math.max(grown, window.scrollY - scrolled));
    const was = now.bottom - moved;
    if (was > 0 && was < window.innerHeight * lookedAt && moved !== 0)
      window.scrollBy({ top: moved, behavior: 'instant' });
    scrolled = window.scrollY;
  };
  const observer = new ResizeObserver(adjust);
  observer.observe(element);
  window.addEventListener('scroll', adjust, { passive: true });
  return () => {
    observer.disconnect();
    window.removeEventListener('scroll', adjust);
  };
}
