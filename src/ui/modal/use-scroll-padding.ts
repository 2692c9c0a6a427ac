import { type RefObject, useLayoutEffect } from 'react';
import { dialogButtons } from './dialog-buttons';

/**
 * What gets the focus in a dialog's scrolling element is scrolled clear of its first and last sticky child, whose heights
 * follow the text size. Toasts stay clear of the last one: the buttons.
 */
export function useScrollPadding(scroller: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const update = () => {
      const sticky = [...element.children].filter((child) => getComputedStyle(child).position === 'sticky');
      const heightAt = (edge: 'top' | 'bottom') =>
        sticky.find((child) => getComputedStyle(child)[edge] === '0px')?.getBoundingClientRect().height ?? 0;
      const buttons = heightAt('bottom');
      element.style.scrollPaddingBlock = `${heightAt('top')}px ${buttons}px`;
      const dialog = element.closest('dialog');
      if (!dialog) return;
      // Not its rectangle, which moves while it opens.
      const below = document.documentElement.clientHeight - dialog.offsetTop - dialog.offsetHeight;
      dialog.style.setProperty(dialogButtons, `${buttons > 0 ? buttons + below : 0}px`);
    };
    const observer = new ResizeObserver(update);
    observer.observe(element);
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
