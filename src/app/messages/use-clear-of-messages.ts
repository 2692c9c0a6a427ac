import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { mainId } from '../navigation/main-id';
import { makeSpace, setMessagesHeight } from './space';

/**
 * Keeps the page's content clear of the messages: what gets the focus is scrolled clear of them, and where there is
 * nothing left to scroll, at the page's start, the content makes space for them.
 */
export function useClearOfMessages(messages: RefObject<HTMLElement | null>, isShown: boolean): void {
  useLayoutEffect(() => {
    const element = messages.current;
    if (!isShown || !element) return;
    const measure = () => setMessagesHeight(element.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      setMessagesHeight(0);
    };
  }, [messages, isShown]);

  useEffect(() => {
    if (!isShown) return;
    const clear = ({ target }: FocusEvent) => {
      // A press that moves the content would miss.
      if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return;
      const edge = messages.current?.getBoundingClientRect().bottom ?? 0;
      if (target.closest(`#${mainId}`) && target.getBoundingClientRect().top < edge) makeSpace();
    };
    document.addEventListener('focusin', clear);
    return () => document.removeEventListener('focusin', clear);
  }, [messages, isShown]);
}
