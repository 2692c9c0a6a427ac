import { type RefObject, useLayoutEffect } from 'react';

/**
 * What gets the focus in a scrolling element is scrolled clear of its first and last sticky child, whose heights follow
 * the text size.
 */
export function useScrollPadding(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => {
      const sticky = [...element.children].filter((child) => getComputedStyle(child).position === 'sticky');
      const heightAt = (edge: 'top' | 'bottom') =>
        sticky.find((child) => getComputedStyle(child)[edge] === '0px')?.getBoundingClientRect().height ?? 0;
      element.style.scrollPaddingBlock = `${heightAt('top')}px ${heightAt('bottom')}px`;
    };
    const observer = new ResizeObserver(update);
    for (const child of element.children) observer.observe(child);
    const children = new MutationObserver(() => {
      for (const child of element.children) observer.observe(child);
    });
    children.observe(element, { childList: true });
    return () => {
      observer.disconnect();
      children.disconnect();
    };
  }, [scroller]);
}
